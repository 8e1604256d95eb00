import { describe, expect, test } from 'vitest';
import {
  areTasksSettled,
  canReload,
  canSumOwn,
  foldsShared,
  hasNoRole,
  isInAnotherBank,
  ownCount,
  sharedGroups,
} from '#domain/overview/private-landing.ts';
import { nothingSettled } from '#domain/overview/private-sources.ts';
import { isSearchable } from '#domain/policies/policy-search.ts';
import {
  damageWith,
  everything,
  failed,
  life,
  lifeWith,
  loaded,
  nothing,
  policy,
} from './private-example.ts';

const anotherBank = failed({ status: 404, code: 'FOR3170009' });

test('nothing of the page has loaded at first', () => {
  expect(Object.values(nothingSettled)).toEqual(Array.from({ length: 18 }, () => null));
});

test.each([
  ['loaded', everything.damage, false, false, false],
  ['loading', null, false, false, false],
  ['in another bank (A8.1)', anotherBank, true, false, false],
  [
    'refused without a role (A6.5)',
    failed({ status: 403, code: 'FEL3710020', message: 'Missing required role.' }),
    ...[false, true, false],
  ],
  ['not there (A8.10)', failed({ status: 404, code: 'FOR3170051' }), false, false, false],
  ['failed (A8.5)', failed(), false, false, true],
] as const)('a damage customer that is %s', (_, damage, another, noRole, reloads) => {
  expect(isInAnotherBank({ damage })).toBe(another);
  expect(hasNoRole({ damage })).toBe(noRole);
  expect(canReload({ damage })).toBe(reloads);
});

test.each([
  ['everything has loaded', {}, true],
  ['the damage insurance failed', { damage: failed() }, false],
  [
    'the customer has no damage insurance here',
    { damage: failed({ status: 404, code: 'FOR3170051' }) },
    true,
  ],
  ['life insurance is loading', { life: null }, false],
  ['a life policy cannot be read', { life: lifeWith(null) }, false],
  ['a policy of the successor cannot be read', { digital: loaded([null]) }, false],
])('the own policies can be summed up if %s: %s (C4.25)', (_, part, can) => {
  expect(canSumOwn({ ...everything, ...part })).toBe(can);
});

describe('the tasks are shown', () => {
  test.each(['bank', 'hidesDeclarations', 'declarations', 'messages', 'documents', 'acceptance'] as const)(
    'when %s has loaded or failed',
    (name) => {
      expect(areTasksSettled({ ...everything, [name]: failed() })).toBe(true);
      expect(areTasksSettled({ ...everything, [name]: null })).toBe(false);
    },
  );

  test.each([
    ['a customer’s invoices are loading', { invoices: null }, false],
    ['the invoices of a damage customer alone are loading', { life: failed(), invoices: null }, false],
    [
      'the invoices of a person customer alone are loading',
      { damage: failed(), claims: null, invoices: null },
      false,
    ],
    ['nobody has invoices', { damage: failed(), life: failed(), claims: null, invoices: null }, true],
    [
      'nobody has invoices, but the person customer is loading',
      { damage: failed(), life: null, claims: null, invoices: null },
      false,
    ],
    ['a customer’s claims are loading', { claims: null }, false],
    ['nobody has claims', { damage: failed(), claims: null }, true],
  ])('if %s: %s', (_, part, settled) => {
    expect(areTasksSettled({ ...everything, ...part })).toBe(settled);
  });
});

const shared = (privatRelasjonId: string, count: number) => ({
  ...{ privatRelasjonId, eierFornavn: 'NINA', eierEtternavn: 'Moen' },
  forsikringer: Array.from({ length: count }, (_, at) => ({
    ...{ forsikringsnummer: `73${at}`, versjon: 1, produkt: 'P05', title: 'Hus', subtitle: null },
  })),
});

test('each person who shares policies has a group, and a key by its place', () => {
  const groups = sharedGroups({ shared: loaded([shared('r1', 1), shared('r2', 0), shared('r3', 2)]) });
  expect(groups.map(({ key, rows }) => [key, rows.length])).toEqual([
    ['shared-1', 1],
    ['shared-2', 2],
  ]);
  expect(sharedGroups({ shared: null })).toEqual([]);
});

test('the shared policies are folded from five policies on, the own ones included (C4.33)', () => {
  const three = { ...nothing, damage: damageWith(policy('M05'), policy('P05')), life: lifeWith(life('S20')) };
  expect(ownCount(three)).toBe(3);
  expect(ownCount(everything)).toBe(3);
  expect(foldsShared({ ...three, shared: loaded([shared('r1', 1)]) })).toBe(false);
  expect(foldsShared({ ...three, shared: loaded([shared('r1', 1), shared('r2', 1)]) })).toBe(true);
});

test.each([
  [14, false],
  [15, true],
])('a list of %d policies can be searched: %s (C4.28)', (count, searchable) => {
  expect(isSearchable(count)).toBe(searchable);
});
