import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { type Flows, isLoaded, leavesWithTag, shownFlows } from '#test/journeys/loaded.ts';
import { portalAs } from '#test/journeys/portal.ts';

/** Pages that leave the app at once. Setting up AvtaleGiro ends at the bank; its own journeys follow it there. */
const leavesApp = /^#\/avtalegiro\//;

/** Ten thousand rows need a layout; e2e/employees/employee-list.spec.ts opens the page in Chromium. */
const tooLong: Partial<Record<PersonaId, RegExp>> = { 'business-large': /\/ansattliste$/ };

/** The sandbox has one policy with an unknown product (A8.13). */
const unknownProduct = /^#\/unknown\//;

const failed = leavesWithTag('failure');

/** Opens an address of the app, and waits until its page is loaded. */
async function openAddress(hash: string): Promise<void> {
  await act(async () => {
    if (window.location.hash === hash) return;
    const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    window.location.hash = hash;
    await changed;
  });
  while (!isLoaded()) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** The addresses in this document that the page links to. */
const linksOf = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(
      ({ pathname, origin }) => pathname === window.location.pathname && origin === window.location.origin,
    )
    .map((link) => link.hash);

/** The states of a page that is unknown or has failed; null for other pages. */
function problemOf(flows: Flows, mayFail: boolean): string | null {
  const states = flows.map(([flow, leaves]) => `${flow}: ${leaves.join(' ')}`).join(', ');
  const isUnknown = flows.some(([flow]) => flow === 'not-found');
  const isFailed = flows.some(([flow, leaves]) =>
    leaves.some(
      (leaf) => failed[flow]?.includes(leaf) || ['error', 'notFound', 'unknownProduct'].includes(leaf),
    ),
  );
  return isUnknown || (isFailed && !mayFail) ? states : null;
}

/** Follows every link of the app, starting at the landing page; returns the addresses with problems. */
async function crawl(persona: PersonaId) {
  const { refusal, isBlocked } = personas[persona];
  const page = portalAs(persona);
  await page.open('#/');
  const queue = ['#/'];
  const problems: string[] = [];
  for (const address of queue) {
    await openAddress(address);
    const problem = problemOf(shownFlows(), refusal !== null || isBlocked);
    if (problem !== null) problems.push(`${address} ${problem}`);
    const isNew = (link: string) =>
      link.startsWith('#/') &&
      !queue.includes(link) &&
      !leavesApp.test(link) &&
      !tooLong[persona]?.test(link);
    queue.push(...[...new Set(linksOf())].filter(isNew));
  }
  return problems;
}

/** Without customers who have moved: they are redirected to the successor at once (A1.6). */
const stayingPersonas = (Object.keys(personas) as PersonaId[]).filter(
  (persona) => !personas[persona].isMoving,
);

test.each(stayingPersonas)('every link of the app opens a page of the app for %s', async (persona) => {
  const problems = await crawl(persona);
  expect(problems.filter((address) => !unknownProduct.test(address))).toEqual([]);
});
