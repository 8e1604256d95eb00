import { cleanup, render } from '@testing-library/react';
import { create } from 'superstruct';
import { afterEach, expect, test, vi } from 'vitest';
import { getPolicyDetail } from '#api/policies/policy-detail.ts';
import type { Block } from '#domain/policies/details/block.ts';
import type { PolicyDetail } from '#domain/policies/details/details.ts';
import { products } from '#domain/products/catalogue.ts';
import { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { type LifePolicy, PersonCustomer } from '#domain/shared/person-customer.ts';
import { readable } from '#domain/shared/wire.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { contentOf, examplesOf, operations } from '#test/contract/contract.ts';
import { jsonResponse, respondWith } from '#test/contract/wire.ts';
import { PolicyBlocks } from '#views/policies/policy-blocks.tsx';
import { PolicyVisitFrame } from '#views/policies/policy-details/policy-visit-frame.tsx';
import { PolicyFrame } from '#views/policies/shown-policy/policy-frame.tsx';
import {
  codesOf,
  requiredOnly,
  unknownCode,
  withEmptyLists,
  withFalseFlags,
  withUnknownCodes,
} from './examples.ts';

afterEach(cleanup);

const today = '2026-11-22';
const link = (url: string) => ({ url: url as AllowedAddress });
const site = {
  overview: link('/mine-forsikringer'),
  claim: link('/meld-skade'),
  changeCar: link('/endre-bil'),
  messages: link('/meldinger'),
  missing: link('/savner-du-noe'),
  healthStatus: link('/helseerklaering'),
  alarmCentre: '21 00 00 99',
  phone: '21 00 00 00',
};
const visitor = { organisasjonsnummer: null, relations: [] };

/** The contract's examples of a response to the operation, and other responses that the contract allows. */
function responsesLike(operationId: string): readonly unknown[] {
  const operation = operations.find((one) => one.operationId === operationId);
  const schema = operation && contentOf(operation, 200)?.schema;
  const examples = operation ? examplesOf(operation).filter(({ status }) => status === 200) : [];
  if (!schema || examples.length === 0) throw new Error(`the contract has no example of ${operationId}`);
  return examples.flatMap(({ value }) => {
    const least = requiredOnly(schema, value);
    return [
      value,
      least,
      withFalseFlags(value),
      withFalseFlags(least),
      withEmptyLists(value),
      withUnknownCodes(value),
    ];
  });
}

/** Texts that a page must not show. */
const notWords = /undefined|null|NaN|\[object|\b[A-ZÆØÅ]+_[A-ZÆØÅ_]+\b/;

/** Only the total of what is added up is below 'Til sammen': a dash there would say that a total is unknown. */
const isBelowTotal = (part: Element) =>
  part.matches('.policy-matrix td:last-child') &&
  part.closest('table')?.querySelector('thead th:last-child')?.textContent === 'Til sammen';

/** Sections without content, cells without a value, and raw values. */
function findFaults(container: HTMLElement, codes: readonly string[]): readonly string[] {
  const text = container.textContent;
  const empty = [
    ...container.querySelectorAll(
      'section, details, dl, ul, dt, dd, li, p, table, th, td, summary, h1, h2, h3',
    ),
  ]
    .filter((part) => {
      if (isBelowTotal(part)) return false;
      const headings = [...part.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent);
      const isSection = part.matches('section, details');
      return part.textContent.replace(isSection ? headings.join('') : '', '').trim() === '';
    })
    .map((part) => `empty: ${part.outerHTML}`);
  const words = text.split(/[^\p{L}\p{N}_]+/u);
  return [
    ...empty,
    ...(notWords.exec(text) ?? []),
    ...codes.filter((code) => words.includes(code)),
    ...(text.includes(unknownCode) ? [unknownCode] : []),
  ];
}

interface DetailResponse {
  readonly forsikring?: object;
}

/** The fields that a listed policy always has. */
const listed = { forsikringsnummer: '7010001', versjon: 1, status: 'KRAFT' };

/** Renders the page of a damage policy or a life policy. */
const renderPolicy = (
  policy: DamagePolicy | null,
  life: LifePolicy | null = null,
  detail: PolicyDetail | null = null,
  isPlain = false,
) =>
  render(
    <PolicyVisitFrame
      context={{
        ...{ representative: visitor, site, today, detail },
        found: policy && { kundenummer: '1', transaksjonsId: 'T', policy },
        life: life && { kundenummer: '1', policy: life },
      }}
      regions={{
        policy: (
          <PolicyFrame
            context={{
              site,
              today,
              representative: visitor,
              policy,
              life,
              detail,
              isPlain,
              terms: [],
              error: null,
            }}
            send={() => {}}
            regions={{ terms: <p>Vilkår</p>, dialog: null }}
          />
        ),
        payment: null,
      }}
    />,
  );

const damage = products.flatMap(({ code, name, detail, toggles }) => {
  const operation = operations.find(({ path }) => detail && path.startsWith(`${detail.path}/kunder/`));
  return operation ? [{ code, name, operation: operation.operationId, toggles }] : [];
});

test.each(damage)(
  'the view of $code $name has no blank section and no raw code, whichever fields are known',
  async ({ code, operation, toggles }) => {
    const errors = vi.spyOn(console, 'error');
    for (const response of responsesLike(operation) as readonly DetailResponse[]) {
      const policy = create({ ...listed, ...response.forsikring, produkt: code }, DamagePolicy);
      respondWith(() => jsonResponse(200, response));
      const detail = await getPolicyDetail({ kundenummer: '1', transaksjonsId: 'T', policy });
      for (const isPlain of toggles ? [false, true] : [false]) {
        const { container, unmount } = renderPolicy(policy, null, detail, isPlain);
        expect(container.querySelector('h1')?.textContent).not.toBe('');
        expect(findFaults(container, codesOf(response))).toEqual([]);
        unmount();
      }
    }
    expect(errors).not.toHaveBeenCalled();
  },
);

const life = products.filter(({ kind }) => kind === 'life');

test.each(life)(
  'the view of $code $name has no blank section and no raw code, whichever fields are known',
  ({ code }) => {
    for (const response of responsesLike('getPersonCustomer')) {
      for (const policy of readable(create(response, PersonCustomer).aktiveForsikringer)) {
        const { container, unmount } = renderPolicy(null, { ...policy, produktkode: code });
        expect(findFaults(container, codesOf(policy))).toEqual([]);
        unmount();
      }
    }
  },
);

test('the tests of views cover every product of the catalogue', () => {
  expect(damage.length + life.length).toBe(products.length);
});

test('one object is a card, and several equal ones are all in a table and in folded cards', () => {
  const errors = vi.spyOn(console, 'error');
  const one: Block = {
    kind: 'object',
    group: 'Bygninger',
    heading: 'Uthus',
    about: null,
    blocks: [{ kind: 'list', heading: 'Dekninger', items: ['Bygning'] }],
  };
  const renderMany = (count: number) =>
    render(<PolicyBlocks blocks={Array.from({ length: count }, () => one)} />).container;
  expect(renderMany(1).querySelectorAll('section.policy-object')).toHaveLength(1);
  const many = renderMany(40);
  expect(many.querySelectorAll('section.policy-object')).toHaveLength(0);
  expect(many.querySelectorAll('details.policy-object > summary')).toHaveLength(40);
  expect(many.querySelectorAll('tbody tr')).toHaveLength(40);
  expect(errors).not.toHaveBeenCalled();
});
