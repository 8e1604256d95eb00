import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { type RefusalTable, refusalIn } from '#domain/errors/refusals.ts';
import type { CallCases } from '#flows/engine/walk/cases.ts';
import { errorCatalogue, type Operation } from '#flows/engine/walk/catalogue.ts';
import { refusalsOf } from '#flows/engine/walk/refusals.ts';

const casesOf = (operation: Operation, rest: object = {}) =>
  ({ operation, done: {}, failed: {}, ...rest }) as CallCases;

test.each(Object.keys(errorCatalogue) as Operation[])(
  'the error catalogue recognises each refusal of %s in its generated response',
  (call) => {
    const table: RefusalTable = errorCatalogue[call];
    const responses = refusalsOf(casesOf(call));
    expect(Object.keys(responses)).toEqual([
      ...Object.keys(table.signs ?? {}),
      ...Object.keys(table.codes ?? {}),
    ]);
    for (const [name, response] of Object.entries(responses)) {
      if (typeof response === 'string') throw new Error(`${name}: a refusal is a response`);
      const error = apiError({ status: response.status, ...Object.assign({}, response.body) });
      expect(refusalIn(table, error)).toBe(name);
    }
  },
);

test('a flow can replace the response for a refusal', () => {
  const own = { status: 404, body: { code: 'FOR3170009' } };
  const responses = refusalsOf(casesOf('getDamageCustomer', { refused: { FOR3170009: own } }));
  expect(responses.FOR3170009).toEqual(own);
});
