import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { failing, pageWhen, settleWith, settleWithout, table } from './private-page.ts';
import { answersFrom, withEverything } from './source-table.ts';

afterEach(cleanup);

const rows = Object.entries(table);

test('with everything, a private customer sees what each source has', async () => {
  const page = await settleWith({});
  expect(page.read()).toEqual(pageWhen());
  expect(page.skeletons()).toBe(0);
});

describe('failing alone', () => {
  // A4.12: in place of the page.
  const others = rows.filter(([name]) => name !== 'agreement');

  test.each(others)('%s costs its own part, and is told of', async (name, { fails }) => {
    const page = await settleWith(failing(name));
    expect(page.read()).toEqual(pageWhen(fails));
    expect(page.skeletons()).toBe(0);
  });
});

describe('empty', () => {
  const possible = rows.flatMap(([name, { none }]) => (none ? [[name, none] as const] : []));

  test.each(possible)('%s leaves the others as they are', async (name, none) => {
    const page = await settleWith({ [name]: { status: 200, body: none.body } });
    expect(page.read()).toEqual(pageWhen(none));
    expect(page.skeletons()).toBe(0);
  });
});

describe('slow', () => {
  const parts = rows.flatMap(([name, { slow }]) => (slow === 'page' ? [] : [[name, slow] as const]));

  test.each(parts)('%s comes later, and the others do not wait', async (name, slow) => {
    const page = await settleWithout(name);
    expect(page.asking()).toEqual([name]);
    expect(page.read()).toEqual(pageWhen(slow));
    expect(page.skeletons()).toBe(slow.skeletons ?? 0);
    await page.answers(answersFrom(table, withEverything));
    expect(page.read()).toEqual(pageWhen());
    expect(page.skeletons()).toBe(0);
  });

  const pages = rows.flatMap(([name, { slow }]) => (slow === 'page' ? [name] : []));

  test.each(pages)('%s keeps the whole page waiting, as an outline (A4.12)', async (name) => {
    const page = await settleWithout(name);
    expect(page.asking()).toEqual([name]);
    expect(page.read()).toEqual(['Bytt bruker', 'Du er inne som', 'Forsikring']);
    await page.driver.hears('Henter forsikringene dine');
    expect(page.skeletons()).toBe(4);
    await page.answers(answersFrom(table, withEverything));
    expect(page.read()).toEqual(pageWhen());
    expect(page.skeletons()).toBe(0);
  });
});
