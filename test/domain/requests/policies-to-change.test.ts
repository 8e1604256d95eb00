import { describe, expect, test } from 'vitest';
import { policyChange } from '#domain/requests/change-request.ts';
import {
  hasNothingToChange,
  policiesToChange,
  policyFacts,
  policyWithNumber,
} from '#domain/requests/policies-to-change.ts';
import { emptyRequest, filledIn, requestDraft, requestOf } from '#domain/requests/request-form.ts';

const policy = (forsikringsnummer: string, status = 'KRAFT') => ({
  ...{ forsikringsnummer, versjon: 3, produkt: 'N33', forsikringstekst: 'Næringsbil', status },
  ...{ periode: { fra: '2026-03-01' }, premie: 5000 },
});
const customer = {
  kundenummer: '2000001',
  forsikringer: [policy('10/1', 'AKSEPT'), policy('10/2'), null, policy('10/3', 'TILBUD')],
};

describe('the policies to change (B2.2)', () => {
  test('are the active ones, and only those in force have a form (B4.6)', () => {
    const { policies, isPartial } = policiesToChange(customer);
    expect(
      policies.map(({ number, href, premiePerManed, version, from }) => ({
        ...{ number, href, premiePerManed, version, from },
      })),
    ).toEqual([
      { number: '10/2', href: '#/bm/endre/10%2F2', premiePerManed: null, version: 3, from: '2026-03-01' },
      { number: '10/1', href: null, premiePerManed: null, version: 3, from: '2026-03-01' },
    ]);
    expect(isPartial).toBe(true);
  });

  test('are told apart by their numbers if they have the same texts', () => {
    const { policies } = policiesToChange({ ...customer, forsikringer: [policy('1'), policy('2')] });
    expect(new Set(policies.map(({ subtitle }) => subtitle)).size).toBe(2);
  });

  test('are complete if all could be read', () => {
    expect(policiesToChange({ ...customer, forsikringer: [policy('1')] }).isPartial).toBe(false);
  });

  test.each([
    ['there are none', [], true],
    ['none is active', [policy('1', 'TILBUD')], true],
    ['one could not be read', [null], false],
    ['one is active', [policy('1')], false],
  ])('if %s, there is nothing to change: %s', (_, forsikringer, nothing) => {
    expect(hasNothingToChange({ ...customer, forsikringer })).toBe(nothing);
  });
});

test('a policy is found by its number', () => {
  expect(policyWithNumber(customer, '10/2')?.version).toBe(3);
  expect(policyWithNumber(customer, '10/3')).toBeNull();
  expect(policyWithNumber(null, '10/2')).toBeNull();
});

test('the receipt of a change has the policy with its number, as far as they are known, and not its present start and price (C4.36)', () => {
  expect(policyFacts(customer, '10/2')).toEqual([
    ['Forsikring', 'Næringsbil'],
    ['Forsikringsnummer', '10/2'],
  ]);
  expect(policyFacts(null, '10/2').map(([, value]) => value)).toEqual(['', '10/2']);
});

test('a change of an unknown policy has no customer and no version', () => {
  expect(policyChange({ customer: null, number: '9', form: emptyRequest })).toEqual({
    ...{ kundenummer: '', forsikringsnummer: '9', versjon: 0 },
    ...emptyRequest,
  });
});

test('the form is empty at first; what is typed is the draft, and the payload of an invalid form', () => {
  expect(new Set(Object.values(emptyRequest))).toEqual(new Set(['']));
  expect(requestDraft(emptyRequest, {})).toBeNull();
  const typed = { ...emptyRequest, epost: ' kari' };
  expect(requestDraft(typed, {})).toEqual(typed);
  expect(requestOf(typed)).toEqual(typed);
});

test('known contact details fill in the form, and are no draft until something else is typed (C4.39)', () => {
  const contact = { mobilnummer: '41234567', epost: null };
  const filled = filledIn(contact);
  expect(filled).toEqual({ ...emptyRequest, telefonnummer: '41234567' });
  expect(requestDraft(filled, contact)).toBeNull();
  expect(requestDraft(emptyRequest, contact)).toEqual(emptyRequest);
  const typed = { ...filled, melding: 'Ny bil' };
  expect(requestDraft(typed, contact)).toEqual(typed);
});

test('a restored draft stays one, whatever it has', () => {
  expect(requestDraft(emptyRequest, null)).toEqual(emptyRequest);
});
