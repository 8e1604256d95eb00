import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/test.ts';
import { visitAs } from '#e2e/support/visits.ts';
import { isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { registry } from '#flows/registry.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';

/** Setting up AvtaleGiro ends at the bank; its own journeys follow it there. */
const leaving = /^#\/avtalegiro\//;

/** The sandbox has one policy with an unknown product (A8.13). */
const unknownProduct = /^#\/unknown\//;

const tagged = (tag: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    registry.map(({ flow: { id, machine } }) => [
      id,
      nodesOf(machine.root)
        .filter((node) => isLeaf(node) && node.tags.includes(tag))
        .map(pathOf),
    ]),
  );

const waiting = tagged('waiting');
const failed = tagged('failure');

interface Shown {
  /** Each flow on the page with its active leaves. */
  readonly flows: readonly (readonly [flow: string, leaves: readonly string[]])[];
  readonly links: readonly string[];
}

declare global {
  interface Window {
    /** Goes to an address of the app, and resolves when its page waits for nothing more. */
    showAddress(hash: string): Promise<Shown>;
  }
}

/** Runs in the page. */
function defineShowAddress(waitingStates: Readonly<Record<string, readonly string[]>>) {
  const flows = (): Shown['flows'] =>
    [...document.querySelectorAll('[data-flow]')].map((element) => [
      element.getAttribute('data-flow') ?? '',
      element.getAttribute('data-state')?.split(' ') ?? [],
    ]);
  const rests = () => {
    const shown = flows();
    const isWaiting = shown.some(([flow, leaves]) =>
      leaves.some((leaf) => waitingStates[flow]?.includes(leaf)),
    );
    return shown.length > 0 && !isWaiting && !document.querySelector('.aksel-skeleton, .aksel-loader');
  };
  window.showAddress = async (hash) => {
    if (location.hash !== hash) {
      const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      location.hash = hash;
      await changed;
    }
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!rests()) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ pathname, origin }) => pathname === location.pathname && origin === location.origin)
      .map((link) => link.hash);
    return { flows: flows(), links };
  };
}

/** What is wrong with a page; null where it is one of the app's. */
function wrongWith(flows: Shown['flows'], mayFail: boolean): string | null {
  const states = flows.map(([flow, leaves]) => `${flow}: ${leaves.join(' ')}`).join(', ');
  const isUnknown = flows.some(([flow]) => flow === 'not-found');
  const isFailed = flows.some(([flow, leaves]) =>
    leaves.some(
      (leaf) => failed[flow]?.includes(leaf) || ['broken', 'notFound', 'unknownProduct'].includes(leaf),
    ),
  );
  return isUnknown || (isFailed && !mayFail) ? states : null;
}

/** Every link of the app, from the landing page on; what is wrong goes by its address. */
async function crawl(page: Page, persona: PersonaId) {
  const { refusal, blocked } = personas[persona];
  const queue = ['#/'];
  const wrong: string[] = [];
  for (const address of queue) {
    const { flows, links } = await page.evaluate((hash) => window.showAddress(hash), address);
    const problem = wrongWith(flows, refusal !== null || blocked);
    if (problem !== null) wrong.push(`${address} ${problem}`);
    const isNew = (link: string) => link.startsWith('#/') && !queue.includes(link);
    queue.push(...[...new Set(links)].filter((link) => isNew(link) && !leaving.test(link)));
  }
  return wrong;
}

/** A customer who has moved is sent to the successor at once (A1.6). */
const staying = (Object.keys(personas) as PersonaId[]).filter((persona) => !personas[persona].moving);

test.describe('every link of the app leads to a page of the app', () => {
  for (const persona of staying) {
    test(persona, async ({ page }) => {
      await page.addInitScript(defineShowAddress, waiting);
      await visitAs(page, persona, main);
      const wrong = await crawl(page, persona);
      expect(wrong.filter((address) => !unknownProduct.test(address))).toEqual([]);
    });
  }
});
