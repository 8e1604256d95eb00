import { afterEach, describe, expect, test, vi } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { type RefusalTable, refusalIn } from '#domain/errors/refusals.ts';
import { errorCatalogue, type Operation } from '#flows/engine/walk/catalogue.ts';
import { personas } from '#sandbox/personas.ts';
import { calls } from './calls/index.ts';
import { contentOf, examplesOf, operations, payloadOf, resolved, type Schema } from './contract.ts';
import { problems } from './validate.ts';
import { jsonResponse, respondWith } from './wire.ts';

afterEach(() => vi.unstubAllGlobals());

/** Errors that any call may have, and that need no row of its own. */
const withoutRow = ['notLoggedIn', 'unexpected', 'badRequest', 'notFound', 'INS00002', 'INS00002_NIGHT'];

/** The client repeats the first one; the others have the general text. */
const notRecognised = new Map([
  ['getDamageCustomer', ['FOR4870001']],
  ['switchToBusiness', ['forbidden']],
  ['getBankInfo', ['forbidden']],
]);

/**
 * The statuses of refusals that are recognised under every status, unless they are 400: of the names of B8, FEL3710015 is
 * under 403 (B8.16), and the code 500 under several (B8.32).
 */
const otherStatuses: Readonly<Record<string, readonly number[]>> = {
  FEL3710015: [403],
  FOR3170009: [404],
  noDamageCustomerNumber: [404],
  '500': [400, 404, 500],
};

/** The properties of a schema that no value has, as 'a.b'. */
function missing(schema: Schema, values: readonly unknown[], at = ''): readonly string[] {
  const { properties = {}, items, oneOf } = resolved(schema);
  if (oneOf) return [];
  if (items)
    return missing(
      items,
      values.flatMap((value) => (Array.isArray(value) ? value : [])),
      at,
    );
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = at ? `${at}.${name}` : name;
    const held = values.flatMap((value) =>
      typeof value === 'object' && value !== null && name in value
        ? [(value as Record<string, unknown>)[name]]
        : [],
    );
    return held.length === 0 ? [path] : missing(property, held, path);
  });
}

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (id, operation) => {
    const payload = payloadOf(operation);
    const successes = examplesOf(operation).filter(({ status }) => status < 300);
    // Some calls have only an empty response.
    const response = '200' in operation.responses ? contentOf(operation, 200) : undefined;

    test('its examples match its schemas', () => {
      for (const { name, status, value } of examplesOf(operation)) {
        const content = contentOf(operation, status);
        expect([name, content && problems(content.schema, value)]).toEqual([name, []]);
      }
      for (const [name, { value }] of Object.entries(payload?.examples ?? {})) {
        expect([name, payload && problems(payload.schema, value)]).toEqual([name, []]);
      }
    });

    if (payload) {
      test('its examples show every field of the payload', () => {
        const values = Object.values(payload.examples ?? {}).map(({ value }) => value);
        expect(missing(payload.schema, values)).toEqual([]);
      });
    }

    if (response) {
      test('its examples show every field of the response', () => {
        const values = successes.map(({ value }) => value);
        expect(values).not.toEqual([]);
        expect(missing(response.schema, values)).toEqual([]);
      });
    }

    const made = calls.find((call) => call.operation === id);
    if (made) {
      test('the client accepts its examples', async () => {
        for (const { status, value } of response ? successes : [{ status: 204, value: undefined }]) {
          respondWith(() => jsonResponse(status, value));
          const taken = made.run(personas['private-rich'], new AbortController().signal);
          await expect(taken).resolves.not.toThrow();
        }
      });
    }

    const name = operation['x-refusals'] ?? id;
    if (!Object.hasOwn(errorCatalogue, name)) return;

    test('its refusals are those of the error catalogue, which recognises each one', () => {
      const table: RefusalTable = errorCatalogue[name as Operation];
      const known = examplesOf(operation)
        .filter(({ status }) => status >= 400)
        .map(({ name: example, status, value }) => ({
          example,
          status,
          // The id is wrapped on the wire.
          refusal: refusalIn(table, apiError({ ...(value as object), status, requestCorrelationId: null })),
        }));
      const named = [...Object.keys(table.signs ?? {}), ...Object.keys(table.codes ?? {})];
      expect(
        named.filter((each) => !known.some(({ refusal }) => refusal === each)),
        'rows of the table without an example in openapi.yaml',
      ).toEqual([]);
      const unknown = known.filter(({ refusal }) => refusal === null).map(({ example }) => example);
      expect(
        unknown.filter((example) => !withoutRow.includes(example)),
        'examples in openapi.yaml without a row of the table',
      ).toEqual(notRecognised.get(id) ?? []);
      const misplaced = known.filter(({ refusal, status }) => {
        if (refusal === null) return false;
        const { when } = { ...table.signs?.[refusal], ...table.codes?.[refusal] };
        return !(otherStatuses[refusal] ?? [when?.status ?? 400]).includes(status);
      });
      expect(misplaced, 'examples under another status than that of their row').toEqual([]);
    });
  },
);
