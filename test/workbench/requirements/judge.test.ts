import { expect, test } from 'vitest';
import { judge } from '#workbench/requirements/judge.ts';
import type { Requirement } from '#workbench/requirements/requirement-row.ts';

const requirement = (id: string, status: Requirement['status']): Requirement => ({
  id,
  status,
  text: `The text of ${id}.`,
});

const list = [
  requirement('A1.1', 'built'),
  requirement('A1.2', 'planned'),
  requirement('A1.3', 'heading'),
  requirement('B1.1', 'assumed'),
  requirement('C1.1', 'built'),
];
const allClaims = ['A1.1', 'B1.1', 'C1.1'].map((id) => ({ id, file: 'e2e/one.spec.ts' }));

test('counts proven, planned and other requirements, without the assumptions', () => {
  expect(judge(list, [], allClaims)).toEqual({
    faults: [],
    summary: '2 of 4 proven, 1 planned, 1 headings or left open',
  });
});

test('refuses a built requirement without a test', () => {
  const { faults, summary } = judge(list, [], allClaims.slice(1));
  expect(faults).toEqual(['no test names A1.1: The text of A1.1.']);
  expect(summary).toBe('1 of 4 proven, 1 planned, 1 headings or left open');
});

test('refuses an id that does not exist, in code and in tests', () => {
  const cited = [{ id: 'A9.99', file: 'src/domain/dates/dates.ts' }];
  const claimed = [...allClaims, { id: 'B0.0', file: 'test/api/csrf.test.ts' }];
  expect(judge(list, cited, claimed).faults).toEqual([
    'src/domain/dates/dates.ts cites A9.99, which does not exist',
    'test/api/csrf.test.ts cites B0.0, which does not exist',
  ]);
});

test('refuses an id that is listed twice', () => {
  expect(judge([...list, requirement('A1.2', 'planned')], [], allClaims).faults).toEqual([
    'A1.2 is listed twice',
  ]);
});
