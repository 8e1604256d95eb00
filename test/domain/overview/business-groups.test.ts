import { expect, test } from 'vitest';
import { businessGroups } from '#domain/overview/business-groups.ts';
import { landingDamage } from '#domain/overview/landing-customers.ts';
import { car, customer } from '#flows/fixtures/customer.ts';

const policy = (produkt: string, at: number, more: object = {}) => ({
  ...car,
  produkt,
  forsikringsnummer: `702000${at}`,
  terminer: '001',
  premie: 100 * at,
  tfapremie: 0,
  ...more,
});

const groupsOf = (policies: readonly object[], sorting: Parameters<typeof businessGroups>[1] = null) =>
  businessGroups(landingDamage({ ...customer, forsikringer: policies as never }), sorting)?.map(
    ({ key, rows, premiePerAr }) => [key, rows.map(({ number }) => number), premiePerAr],
  ) ?? null;

const codes = ['N07', 'N17', 'N25', 'N33', 'N90'];

test('four policies of a company have no groups (C4.33)', () => {
  expect(groupsOf(codes.slice(0, 4).map((code, at) => policy(code, at + 1)))).toBeNull();
});

test('a company has groups from five policies on, with their yearly sums (C4.33)', () => {
  const later = policy('N33', 6, { status: 'AKSEPT', akseptPaaVent: true });
  expect(groupsOf([...codes.map((code, at) => policy(code, at + 1)), later])).toEqual([
    ['employees', ['7020002', '7020005'], 700],
    ['vehicles', ['7020004'], 400],
    ['property', ['7020003'], 300],
    ['other', ['7020001'], 100],
    ['later', ['7020006'], 600],
  ]);
});

test('each group is compared with the largest one (C4.41)', () => {
  const groups = businessGroups(
    landingDamage({ ...customer, forsikringer: codes.map((code, at) => policy(code, at + 1)) as never }),
    null,
  );
  expect(groups?.map(({ size }) => size)).toEqual([1, 4 / 7, 3 / 7, 1 / 7]);
});

test('a group that costs nothing, or less, has no bar (C4.41)', () => {
  const premiums = [0, 300, 200, -100, 50];
  const groups = businessGroups(
    landingDamage({
      ...customer,
      forsikringer: codes.map((code, at) => policy(code, at + 1, { premie: premiums[at] })) as never,
    }),
    null,
  );
  expect(groups?.map(({ premiePerAr, size }) => [premiePerAr, size])).toEqual([
    [350, 1],
    [-100, null],
    [200, 200 / 350],
    [0, null],
  ]);
});

test('no group has a sum if a policy could not be read (C4.33)', () => {
  const groups = businessGroups(
    { forsikringer: [null, ...landingDamage({ ...customer, forsikringer: codes.map(policy) }).forsikringer] },
    null,
  );
  expect(groups?.map(({ premiePerAr, premie }) => [premiePerAr, premie])).toEqual([
    [null, null],
    [null, null],
    [null, null],
    [null, null],
  ]);
});

test('a column sorts the policies of each group (C4.33)', () => {
  const cars = [1, 2, 3, 4, 5].map((at) => policy('N33', at));
  const [group] = groupsOf(cars, { column: 'premiePerAr', direction: 'descending' }) ?? [];
  expect(group?.[1]).toEqual(['7020005', '7020004', '7020003', '7020002', '7020001']);
});
