import { expect, test } from 'vitest';
import { bankSelectionFlow } from '#flows/buying/bank-selection/flow.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { countWords, testsOf } from '#workbench/page/tests-of.ts';
import { foundParts } from '#workbench/search/found-parts.ts';
import { walkOf } from '#workbench/walks.ts';

const found = (search: string) => foundParts(bankSelectionFlow as AnyFlow, search).map(({ words }) => words);

test('a chart is searched by a call: the state that makes it, and where its ends lead', () => {
  expect(found('listbanks')).toEqual([
    'state loading',
    'state unavailable',
    'state choosing',
    'loading: listBanks succeeded → choosing',
    'loading: listBanks failed → unavailable',
  ]);
});

test('a chart is searched by an event or a guard', () => {
  expect(found('retried')).toEqual(['unavailable: retried → loading']);
  expect(found('isOffered')).toEqual(['choosing.open: bank.chosen [isOffered] → choosing.closed']);
});

test('more than half of the words must match, also in a description, and most of them come first', () => {
  expect(found('banks not loaded')[0]).toBe('state unavailable');
  expect(found('bank list cannot be loaded')[0]).toBe('state unavailable');
  expect(found('banks xyzzy')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

test('a transition names the tests that take it, the shortest first, with their commands', async () => {
  const tests = testsOf(await walkOf('bank-selection'), {
    transition: 'bank-selection.choosing: submitted [isBankChosen] → decided',
  });
  expect(tests.map(({ name }) => name)).toEqual([
    'listBanks: banks → search.changed (Ravndal Sparebank) → submitted',
    'listBanks: banks → list.opened → bank.chosen (4100) → submitted',
    'listBanks: banks → search.changed (Ravndal Sparebank) → list.closed → submitted',
    'listBanks: banks → list.opened → bank.chosen (4100) → list.opened → submitted',
  ]);
  expect(tests[0]?.command).toBe(
    String.raw`npx vitest run test/paths/buying.test.ts -t '^bank-selection listBanks: banks → search\.changed \(Ravndal Sparebank\) → submitted$'`,
  );
});

test('a state names the tests that visit it', async () => {
  const tests = testsOf(await walkOf('bank-selection'), { leaf: 'bank-selection.choosing.rejected' });
  expect(tests).toHaveLength(21);
});

test('one test is counted as one', () => {
  const one = { name: 'listBanks: banks', command: 'npx vitest run' };
  expect(countWords({ paths: [one], journeys: [one] })).toBe('1 generated test in the DOM, 1 journey');
  expect(countWords({ paths: [one, one], journeys: [] })).toBe('2 generated tests in the DOM, 0 journeys');
});
