import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { failing, pageWhen, settleWith, table } from './private-page.ts';

afterEach(cleanup);

const names = Object.keys(table).filter((name) => name !== 'agreement');

const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));

/** What two of them cost together and neither alone: A7.14, invoices are asked for by either number. */
const together = new Map([
  ['damage and life', ['invoices']],
  ['damage and bank', ['invoices']],
]);

/** Without those that nobody asks for because of the other: they tell of nothing. */
const asked = (names: readonly string[]) =>
  names.filter((name) => !names.some((other) => other !== name && table[other]?.fails.costs.includes(name)));

test.each(pairs)(
  '%s and %s failing cost what each of them does, and are told of once',
  async (one, other) => {
    const page = await settleWith(failing(one, other));
    const costs = together.get(`${one} and ${other}`) ?? [];
    const ways = asked([one, other]).flatMap((name) => table[name]?.fails ?? []);
    expect(page.read()).toEqual(pageWhen(...ways, { costs }));
    expect(page.skeletons()).toBe(0);
  },
);

test('every pair is there', () => {
  expect(names).toHaveLength(15);
  expect(pairs).toHaveLength(105);
});
