import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { DirectAccess } from '#api/buying/banks.ts';
import type { Identified } from '#domain/person/identification.ts';
import type { Bank } from '#domain/shared/bank.ts';
import { visitorRoutingCases } from '#flows/arriving/visitor-routing/cases.ts';
import { visitorRouting } from '#machines/arriving/visitor-routing.ts';

const failed = new Error('HTTP 500');
const policies = { has: true, none: false, fails: failed };
const redirect = { on: true, off: false, fails: failed };
const access = {
  'let in': { banknavn: 'Viddene', blokkerDirektetilgang: false },
  'kept out': { banknavn: 'Viddene', blokkerDirektetilgang: true },
  fails: failed,
};

const orders = [
  ['policies', 'redirect', 'access'],
  ['policies', 'access', 'redirect'],
  ['redirect', 'policies', 'access'],
  ['redirect', 'access', 'policies'],
  ['access', 'policies', 'redirect'],
  ['access', 'redirect', 'policies'],
] as const;

interface Answers {
  readonly policies: boolean | Error;
  readonly redirect: boolean | Error;
  readonly access: DirectAccess | Error;
}

/** Where a private customer of a bank that may keep them out gets, with the answers coming in this order. */
async function endOf(answers: Answers, order: (typeof orders)[number]) {
  const gives = new Map<string, () => void>();
  const waiting = <T>(name: string, answer: T | Error) =>
    fromPromise<T>(
      () =>
        new Promise((resolve, reject) => {
          gives.set(name, () => (answer instanceof Error ? reject(answer) : resolve(answer)));
        }),
    );
  const routing = createActor(
    visitorRouting.provide({
      actors: {
        identify: fromPromise<Identified>(async () => ({ organisasjonsnummer: null, hasNationalId: true })),
        askTransition: fromPromise(async () => true),
        getBankInfo: fromPromise<Bank>(async () => ({ name: 'Viddene', bankregnr: '0770' })),
        hasDamagePolicies: waiting('policies', answers.policies),
        askRedirect: waiting('redirect', answers.redirect),
        getDirectAccess: waiting<DirectAccess>('access', answers.access),
      },
    }),
    { input: visitorRoutingCases.input },
  );
  routing.start();
  await expect.poll(() => gives.size).toBe(order.length);
  for (const name of order) {
    gives.get(name)?.();
    // All that follows from an answer is done before the next one.
    await new Promise(setImmediate);
  }
  const { value } = routing.getSnapshot();
  routing.stop();
  return value;
}

const stays = { 'let in': 'shown', 'kept out': 'blocked', fails: 'unavailable' };
const leaves = { 'let in': 'leaving', 'kept out': 'leaving', fails: 'leaving' };
const unknown = { 'let in': 'unavailable', 'kept out': 'unavailable', fails: 'unavailable' };

/** A4.9: one answer that keeps the customer here is enough, whatever came of the other. */
const ends = {
  has: { on: stays, off: stays, fails: stays },
  none: { on: leaves, off: stays, fails: unknown },
  fails: { on: unknown, off: stays, fails: unknown },
};

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

describe('a private customer gets to the same place in whatever order the answers come (A4.9, A4.10)', () => {
  const rows = keysOf(policies).flatMap((has) =>
    keysOf(redirect).flatMap((moves) => keysOf(access).map((lets) => [has, moves, lets] as const)),
  );
  test.each(rows)('damage insurance %s, redirect %s, the bank: %s', async (has, moves, lets) => {
    const answers = { policies: policies[has], redirect: redirect[moves], access: access[lets] };
    const found = await Promise.all(orders.map((order) => endOf(answers, order)));
    expect(found).toEqual(orders.map(() => ends[has][moves][lets]));
  });
});
