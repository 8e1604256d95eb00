import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isApiError } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { noticeIn, type RefusalTable } from '#domain/errors/refusals.ts';
import { errorCatalogue, type Operation } from '#flows/engine/walk/catalogue.ts';
import { personas } from '#sandbox/personas.ts';
import { calls } from './calls/index.ts';
import { examplesOf, operations } from './contract.ts';
import { broken, type Malformed, mutated } from './malformed.ts';
import { respondWith } from './wire.ts';

afterEach(() => vi.unstubAllGlobals());

/** The least number of malformed responses to all calls. */
const enough = 2_000;
const perCall = Math.ceil(enough / calls.length);

let fed = 0;

describe.each(calls.map((call) => [call.operation, call] as const))('%s', (id, call) => {
  const operation = operations.find(({ operationId }) => operationId === id);
  const [good] = operation ? examplesOf(operation).filter(({ status }) => status < 300) : [];
  const table: RefusalTable | undefined = errorCatalogue[(operation?.['x-refusals'] ?? id) as Operation];

  /** The call resolves, or rejects with an `ApiError` that has a text for the customer. */
  async function survives({ what, status, body, headers = {} }: Malformed) {
    fed += 1;
    respondWith(() => new Response(body, { status, headers }));
    const outcome = await call.run(personas['private-rich'], new AbortController().signal).then(
      () => null,
      (error: unknown) => error,
    );
    if (outcome === null) return;
    expect([what, isApiError(outcome)]).toEqual([what, true]);
    if (isApiError(outcome)) expect([what, outcome.status]).toEqual([what, status]);
    const { text } = table ? noticeIn(table, outcome) : generalNotice(outcome);
    expect([what, text.length > 0]).toEqual([what, true]);
  }

  test('handles a response with one wrong part', async () => {
    await fc.assert(fc.asyncProperty(mutated(good?.value ?? {}), survives), { numRuns: perCall });
  });

  test('handles a broken response', async () => {
    for (const malformed of broken(good?.value ?? {})) await survives(malformed);
  });
});

test('the number of malformed responses is large enough', () => {
  expect(fed).toBeGreaterThanOrEqual(enough);
});
