import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { errorCatalogue, type Operation } from '#domain/errors/catalogue.ts';
import { type RefusalTable, refusalIn } from '#domain/errors/refusals.ts';
import type { CallCases } from '#flows/engine/walk/cases.ts';
import { refusalsOf } from '#flows/engine/walk/refusals.ts';

const casesOf = (operation: Operation, rest: object = {}) =>
  ({ operation, done: {}, failed: {}, ...rest }) as CallCases;

test.each(Object.keys(errorCatalogue) as Operation[])(
  'the refusals of %s are known by their names',
  (call) => {
    const table: RefusalTable = errorCatalogue[call];
    const answers = refusalsOf(casesOf(call));
    expect(Object.keys(answers)).toEqual([
      ...Object.keys(table.signs ?? {}),
      ...Object.keys(table.codes ?? {}),
    ]);
    for (const [name, answer] of Object.entries(answers)) {
      if (typeof answer === 'string') throw new Error(`${name}: a refusal is an answer`);
      const error = apiError({ status: answer.status, ...Object.assign({}, answer.body) });
      expect(refusalIn(table, error)).toBe(name);
    }
  },
);

test('a flow can replace the response for a refusal', () => {
  const own = { status: 404, body: { code: 'FOR3170009' } };
  const answers = refusalsOf(casesOf('getDamageCustomer', { refused: { FOR3170009: own } }));
  expect(answers.FOR3170009).toEqual(own);
});
