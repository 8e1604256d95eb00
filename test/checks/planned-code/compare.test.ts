// @vitest-environment node
import { expect, test } from 'vitest';
import { findingsIn, problemsOf } from './compare.ts';

const issues = [
  { file: 'src/api/terms.ts', files: [{ name: 'src/api/terms.ts' }], exports: [], types: [] },
  { file: 'src/api/cards.ts', files: [], exports: [{ name: 'getCard' }], types: [{ name: 'Card' }] },
];

const findings = ['src/api/terms.ts', 'src/api/cards.ts: getCard', 'src/api/cards.ts: Card'];

test('reads files, exports and types from the report of knip', () => {
  expect(findingsIn({ issues })).toEqual(findings);
});

test('accepts a list of exactly what is unused', () => {
  const planned = { 'policies/terms': findings.slice(0, 1), 'travel-cards': findings.slice(1) };
  expect(problemsOf(findings, planned)).toEqual([]);
});

test.each([
  ['unused code that is not listed', findings.slice(1), /^src\/api\/terms.ts is used by tests only/],
  [
    'a listed file that is in use or missing',
    [...findings, 'src/api/gone.ts'],
    /^src\/api\/gone.ts is in use, or missing/,
  ],
  ['a line that is there twice', [...findings, 'src/api/terms.ts'], /^src\/api\/terms.ts is listed twice/],
])('reports %s', (_, listed, problem) => {
  expect(problemsOf(findings, { policies: listed })).toEqual([expect.stringMatching(problem)]);
});
