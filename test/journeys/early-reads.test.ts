import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forgetEarly, sendEarly } from '#api/early-responses.ts';
import { afterCustomer } from '#app/buying/self-declaration-reads.ts';
import { earlyReadsAt, pageAt } from '#app/main/pages.ts';
import { watchVisitor } from '#app/page/visitor-watch.ts';
import { type EarlyVisit, earlyVisits } from './early-visits.ts';
import { portalAs } from './portal.ts';

// As in each document: the masthead reads whom the visitor acts for when it knows the customer's name.
watchVisitor();

/** The dates in addresses come from the sandbox's policies, which are relative to the day. */
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** Requests do not change the document, so the wait looks for them by itself. */
const often = { interval: 5 };

const consentBanks = ['3361'];

/** Sends what the first code of the document at an address sends. */
function sendEarlyAt(address: string): void {
  const restUrl = new URL('/rest', window.location.href).href;
  const page = address.startsWith('#') ? pageAt(address) : null;
  if (page) sendEarly(restUrl, earlyReadsAt(address, page), page.following?.({ consentBanks }));
  else sendEarly(restUrl, ['/skade/kunde'], afterCustomer);
}

/** Returns a check that every request has its response. */
function watchRequests(portal: ReturnType<typeof portalAs>) {
  let running = 0;
  portal.comesBetween((_, honest) => {
    running += 1;
    return honest().finally(() => {
      running -= 1;
    });
  });
  return () => expect(running).toBe(0);
}

/** The reads that arrive until all of the expected ones have, and those that were sent together with them. */
async function readsUntil(
  portal: ReturnType<typeof portalAs>,
  expected: readonly string[],
  expectNoneRuns: () => void,
) {
  const seen: string[] = [];
  await waitFor(() => {
    seen.push(...portal.takeReads());
    expect(seen).toEqual(expect.arrayContaining([...expected]));
    expectNoneRuns();
  }, often);
  return seen;
}

test.each(earlyVisits)(
  '$page: the early reads are those of its charts, each sent once',
  async (visit: EarlyVisit) => {
    const { persona, address, first, following = [], unread = [], later = [] } = visit;
    const early = [...first, ...following];
    const portal = portalAs(persona);
    const expectNoneRuns = watchRequests(portal);

    // The first code alone.
    await portal.open('#/finnes-ikke');
    portal.takeReads();
    sendEarlyAt(address);
    expect((await readsUntil(portal, early, expectNoneRuns)).toSorted()).toEqual(early.toSorted());
    forgetEarly();

    // The charts alone.
    await portal.open(address);
    const wanted = [...early.filter((path) => !unread.includes(path)), ...later];
    const ofCharts = await readsUntil(portal, wanted, expectNoneRuns);
    expect(ofCharts.toSorted()).toEqual(wanted.toSorted());

    // Both.
    await portal.open(address, () => {
      portal.takeReads();
      sendEarlyAt(address);
    });
    const ofBoth = await readsUntil(portal, early, expectNoneRuns);
    expect(ofBoth.filter((path) => early.includes(path)).toSorted()).toEqual(early.toSorted());
  },
);
