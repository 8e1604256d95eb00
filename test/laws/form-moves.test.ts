import { describe, expect, test } from 'vitest';
import { accessForm } from '#domain/access/access-form.ts';
import { type Checked, checkForm } from '#domain/fields/form-check.ts';
import { requestForm } from '#domain/requests/request-form.ts';
import { contactForm } from '#domain/shared/contact-form.ts';
import { sharingForm } from '#domain/sharing/sharing-form.ts';
import { type ShareTravelCardTyped, shareTravelCardForm } from '#domain/travel-cards/travel-card-forms.ts';
import { addAccessCases, filledAccess } from '#flows/access/add-access/cases.ts';
import { nodesOf } from '#flows/engine/leaves.ts';
import type { AnyCases } from '#flows/engine/walk/cases.ts';
import { registry } from '#flows/registry.ts';
import { changePolicyCases } from '#flows/requests/change-policy/cases.ts';
import { filledRequest, orderPolicyCases } from '#flows/requests/order-policy/cases.ts';
import { contactDetailsCases, filledDetails } from '#flows/settings/contact-details/cases.ts';
import { filledInsight, giveInsightCases } from '#flows/sharing/give-insight/cases.ts';
import { shareTravelCardCases } from '#flows/travel-cards/share-travel-card/cases.ts';
import { operations, payloadOf, resolved } from '#test/contract/contract.ts';
import { problems } from '#test/contract/validate.ts';

/*
 * An error that no case types is on no path: its sentence can be wrong on screen and in the script. The paths alone do not
 * notice a wrong value that a move types into another field, nor an optional field that no move types.
 */

interface Form {
  readonly cases: AnyCases;
  /** The operation that takes the values. */
  readonly operation: string;
  readonly check: (typed: object) => Checked<unknown>;
  /** Valid values. */
  readonly filled: object;
  /** Fields that are chosen, so that no wrong value can be typed. */
  readonly chosen?: readonly string[];
}

const request = { check: (typed: object) => checkForm(requestForm, typed), filled: filledRequest };

const forms: Readonly<Record<string, Form>> = {
  'add-access': {
    cases: addAccessCases,
    operation: 'createRelation',
    check: (typed) => checkForm(accessForm, typed),
    filled: filledAccess,
    chosen: ['rolle'],
  },
  'change-policy': { cases: changePolicyCases, operation: 'changePolicy', ...request },
  'contact-details': {
    cases: contactDetailsCases,
    operation: 'updateContactInfo',
    check: (typed) => checkForm(contactForm, typed),
    filled: filledDetails,
  },
  'give-insight': {
    cases: giveInsightCases,
    operation: 'createPrivateRelation',
    check: (typed) => checkForm(sharingForm(), typed),
    filled: filledInsight,
  },
  'order-policy': { cases: orderPolicyCases, operation: 'orderPolicy', ...request },
  'share-travel-card': {
    cases: shareTravelCardCases,
    operation: 'shareTravelCard',
    check: (typed) => checkForm(shareTravelCardForm, typed),
    filled: { fodselsnummer: '05901210022' } satisfies ShareTravelCardTyped,
  },
};

/** Forms without such a case, and why. */
const exempt: Readonly<Record<string, string>> = {
  'add-travel-card': 'its field takes only seven digits, which are valid',
  'self-declaration': 'its answers are chosen',
  'employee-report': 'test/journeys/employees/employee-report-errors.test.ts has each wrong value',
  'self-administered-report': 'test/journeys/employees/self-administered-form.test.ts has each wrong value',
};

const tooLong = ['a'.repeat(3000), `${'a'.repeat(3000)}@b.no`];
const wrong = ['nei', 'Ola Dahl', '2234', '21000000', '99999999999', 'a@b@c', '000', ...tooLong];

interface Change {
  readonly type: string;
  readonly field?: string;
  readonly value?: unknown;
}

/** The values that the cases type into a field. */
const changesIn = ({ events, moves = {} }: AnyCases): readonly Change[] =>
  [
    ...Object.values(moves).flat(),
    ...(events['field.changed'] ?? []).map((payload) => ({ ...payload, type: 'field.changed' })),
  ].filter(({ type }) => type === 'field.changed');

function errorOf({ check, filled }: Form, field: string, value: unknown): readonly string[] {
  const checked = check({ ...filled, [field]: value });
  const error = checked.ok ? undefined : checked.errors[field];
  return error === undefined ? [] : [`${field}: ${error}`];
}

describe('each error of a typed value is typed in a case:', () => {
  test.each(Object.entries(forms))('%s', (_, form) => {
    const fields = Object.keys(form.filled).filter((field) => !form.chosen?.includes(field));
    const possible = fields.flatMap((field) => wrong.flatMap((value) => errorOf(form, field, value)));
    expect(possible).not.toEqual([]);
    const typed = changesIn(form.cases).flatMap(({ field = '', value }) =>
      value === '' ? [] : errorOf(form, field, value),
    );
    expect([...new Set(possible)].filter((error) => !typed.includes(error))).toEqual([]);
  });
});

test.each(Object.entries(forms))('a case types each field, also one that may be empty: %s', (_, form) => {
  const typed = changesIn(form.cases).flatMap(({ field, value }) => (value === '' ? [] : field));
  expect(Object.keys(form.filled).filter((field) => !typed.includes(field))).toEqual([]);
});

// A limit of the contract that the form lacks, such as a length, is on no path: the sandbox does not have it either.
test.each(Object.entries(forms))('the contract accepts each value that the form accepts: %s', (_, form) => {
  const operation = operations.find(({ operationId }) => operationId === form.operation);
  const { properties = {} } = resolved((operation && payloadOf(operation)?.schema) ?? {});
  const refused = Object.keys(form.filled).flatMap((field) =>
    wrong.flatMap((value) => {
      const checked = form.check({ ...form.filled, [field]: value });
      const sent = checked.ok && (checked.sent as Readonly<Record<string, unknown>>)[field];
      return checked.ok && properties[field] ? problems(properties[field], sent) : [];
    }),
  );
  expect(refused).toEqual([]);
});

test('each form with errors of its own is checked', () => {
  const rejecting = registry
    .map(({ flow }) => flow)
    .filter(({ machine }) => nodesOf(machine.root).some(({ path }) => /filling,rejected$/.test(String(path))))
    .map(({ id }) => id);
  expect(rejecting.sort()).toEqual(Object.keys({ ...forms, ...exempt }).sort());
});
