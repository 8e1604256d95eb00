import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forgetEarly, sendEarly } from '#api/early-responses.ts';
import { earlyReadsAt, pageAt, pages } from '#app/main/pages.ts';
import { watchVisitor } from '#app/page/visitor-watch.ts';
import type { start } from '#app/start/start.ts';
import { subApps } from '#documents/sub-apps.ts';
import type { EarlyVisit } from './early-visit.ts';
import { earlyVisits } from './early-visits.ts';
import { overview, portalAs } from './portal.ts';

// As in each document: the masthead reads whom the visitor acts for when it knows the customer's name.
watchVisitor();

/** The dates in addresses come from the sandbox's policies, which are relative to the day. */
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

type Started = Parameters<typeof start>[0];

/** What the first code of each document passes to `start`, by path. That of the main app depends on the address. */
const documents = new Map<string, Started>();

const started = vi.hoisted(() => vi.fn<typeof start>());
vi.mock('#app/start/start.ts', () => ({ start: started }));

beforeAll(async () => {
  const beside = subApps.filter((app) => app.path !== overview);
  // Two documents have the same entry, which runs once.
  for (const entry of new Set(beside.map((app) => app.entry))) {
    started.mockClear();
    await import(/* @vite-ignore */ `/src/app/${entry}`);
    expect(started, entry).toHaveBeenCalledOnce();
    for (const [given] of started.mock.calls)
      for (const { path } of beside.filter((app) => app.entry === entry)) documents.set(path, given);
  }
});

/** Requests do not change the document, so the wait looks for them by itself. */
const often = { interval: 5 };

const consentBanks = ['3361'];

const pathOf = (address: string) => new URL(address, window.location.href).pathname;

/** Sends what the first code of the document at an address sends. */
function sendEarlyAt(address: string): void {
  const restUrl = new URL('/rest', window.location.href).href;
  const page = address.startsWith('#') ? pageAt(address) : undefined;
  const { early, following } = page
    ? { early: earlyReadsAt(address, page), following: page.following }
    : (documents.get(pathOf(address)) ?? {});
  sendEarly(restUrl, early ?? [], following?.({ restUrl, hasFrame: true, consentBanks }));
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

const expectLoaded = () => {
  expect(document.querySelectorAll('h1').length).toBe(1);
  expect(document.querySelectorAll('.spinner, .aksel-skeleton, .aksel-loader').length).toBe(0);
};

/** The reads that arrive until all of the expected ones have, and the check passes. */
async function readsUntil(
  portal: ReturnType<typeof portalAs>,
  expected: readonly string[],
  check: () => void,
) {
  const seen: string[] = [];
  await waitFor(() => {
    seen.push(...portal.takeReads());
    expect(seen).toEqual(expect.arrayContaining([...expected]));
    check();
  }, often);
  return seen;
}

test('each document and each page of the main app has a visit', () => {
  const addresses = earlyVisits.map(({ address }) => address);
  const visited = addresses.map((address) => (address.startsWith('#') ? pageAt(address) : pathOf(address)));
  const paths = [...documents.keys()];
  expect(paths.filter((path) => !visited.includes(path))).toEqual([]);
  expect(Object.entries(pages).flatMap(([name, page]) => (visited.includes(page) ? [] : [name]))).toEqual([]);
});

test.each(earlyVisits)(
  '$page: the early reads are those of its charts, each sent once',
  async (visit: EarlyVisit) => {
    const { persona, address, first, following = [], unread = [], later = [], leaves } = visit;
    const early = [...first, ...following];
    const portal = portalAs(persona);
    const expectNoneRuns = watchRequests(portal);

    // The first code alone.
    await portal.open('#/finnes-ikke');
    portal.takeReads();
    sendEarlyAt(address);
    expect((await readsUntil(portal, early, expectNoneRuns)).toSorted()).toEqual(early.toSorted());
    forgetEarly();

    // The charts alone, until the page has loaded.
    const expectPage = () => {
      expectNoneRuns();
      if (leaves) expect(portal.exits()).toHaveLength(1);
      else expectLoaded();
    };
    await portal.open(address);
    const wanted = [...early.filter((path) => !unread.includes(path)), ...later];
    const ofCharts = await readsUntil(portal, wanted, expectPage);
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
