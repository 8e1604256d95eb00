import { afterEach, expect, test, vi } from 'vitest';
import { cached, type Key } from '#api/cache.ts';
import * as keys from '#api/keys.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { personas } from '#sandbox/personas.ts';
import { calls } from '#test/contract/calls/index.ts';
import { operations } from '#test/contract/contract.ts';

afterEach(() => vi.unstubAllGlobals());

type Read = keyof typeof keys;

const keyByRead: Readonly<Record<string, unknown>> = { ...keys };

/** All reads, each once. The parts of a key behind the first do not matter. */
const reads = (Object.keys(keyByRead) as Read[]).sort();

const keyOf = (read: Read): Key => {
  const key = keyByRead[read];
  return typeof key === 'function' ? key('any') : (key as Key);
};

const employees: readonly Read[] = ['employees'];
const access: readonly Read[] = ['organisationRelations', 'relations'];
const insight: readonly Read[] = ['privateRelations'];
const cards: readonly Read[] = ['travelCards'];

/** The reads that each write of the contract outdates: the page must load them again, whatever the response. */
const outdated: Readonly<Record<string, readonly Read[]>> = {
  // Another party.
  switchToBusiness: reads,
  switchToPrivate: reads,
  refreshRelations: access,
  createRelation: access,
  deleteRelation: access,
  createPrivateRelation: insight,
  deletePrivateRelation: insight,
  addTravelCard: cards,
  shareTravelCard: cards,
  generateTravelCards: cards,
  deleteTravelCard: cards,
  reportEmployeeIn: employees,
  reportVirkeEmployeeIn: employees,
  reportEmployeeOut: employees,
  reportVirkeEmployeeOut: employees,
  reportSelfAdministered: employees,
  updateConsent: ['consents'],
  updateReservation: ['reservations'],
  // These reads have the phone number and the e-mail address.
  updateContactInfo: ['contactInfo', 'damageCustomer', 'personCustomer'],
  // No read shows what these change.
  submitSelfDeclaration: [],
  logError: [],
  orderGreenCard: [],
  changePolicy: [],
  orderPolicy: [],
};

const writes = calls.filter(({ operation }) =>
  operations.some(({ operationId, method }) => operationId === operation && method !== 'GET'),
);

test('every write of the contract says which reads it outdates', () => {
  const names = operations.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId);
  expect(Object.keys(outdated).sort()).toEqual(names.sort());
});

test.each(writes.map(({ operation, run }) => [operation, run] as const))(
  'after %s, the reads that it outdates are loaded again, and no other read',
  async (operation, run) => {
    prepareCalls();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    for (const read of reads) await cached(keyOf(read), async () => 'before', 1_000_000);
    await run(personas['private-rich'], new AbortController().signal).catch(() => {});
    const loaded: Read[] = [];
    for (const read of reads) {
      const load = async () => loaded.push(read);
      await cached(keyOf(read), load, 1_000_000);
    }
    expect(loaded).toEqual(outdated[operation]);
  },
);
