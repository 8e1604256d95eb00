import type { Browser } from 'playwright';
import { main } from '#e2e/support/documents.ts';
import { personas } from '#sandbox/personas.ts';
import { detailedPolicy } from '#sandbox/policies/detailed-policy.ts';
import { buildings } from '#sandbox/policies/details/building.ts';
import { machines } from '#sandbox/policies/details/farm.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { median, openBrowser, serveBuilt } from './built-app.ts';

// Opens the pages of two large policies on a narrow screen with the CPU slowed: `npm run bench:policies`.
// The goal is no task over 200 ms and no sideways scroll.

const slowdown = 4;
const rounds = Number(process.env.ROUNDS ?? 9);
const persona = 'business-admin';
const owner = personas[persona];

function policyOf(code: string) {
  const policy = policiesOf(owner).find(({ produkt }) => produkt === code);
  if (!policy) throw new Error(`${persona} has no ${code}`);
  return policy;
}

const longName = `${'Fjordglimtveien'.repeat(6)} borettslag med fellesanlegg`;

/** So many of what there is, each with a number and a long name of its own. */
const many = <T extends object>(count: number, [one]: readonly T[]) =>
  Array.from({ length: count }, (_, index) => ({
    ...one,
    objektnummer: index + 1,
    objektstype: { id: 'X', text: `${longName} ${index + 1}` },
  }));

const houses = policyOf('N25');
const tractors = policyOf('L20');

const pages = {
  '40 buildings': {
    count: 40,
    hash: `#/huseier/${houses.forsikringsnummer}/${houses.versjon}`,
    path: '/bedrift/huseier/',
    response: {
      forsikring: detailedPolicy(houses, owner),
      bygninger: many(40, buildings(houses).bygninger),
    },
  },
  '200 vehicles': {
    count: 200,
    hash: `#/maskin/${tractors.forsikringsnummer}/${tractors.versjon}`,
    path: '/landbruk/maskin/',
    response: {
      forsikring: detailedPolicy(tractors, owner),
      maskiner: many(200, machines(tractors).maskiner),
    },
  },
} as const;

interface Opened {
  /** From the change of the address until all objects are painted. */
  readonly open: number;
  /** In the page's own thread. */
  readonly longestTask: number;
  /** Pixels that the page is wider than the window. */
  readonly sideways: number;
}

/** Runs in the page. */
async function openPage({ hash, count }: { readonly hash: string; readonly count: number }) {
  const start = performance.now();
  location.hash = hash;
  await new Promise<void>((resolve) => {
    const objects = new MutationObserver(() => {
      if (document.querySelectorAll('.policy-object').length < count) return;
      objects.disconnect();
      resolve();
    });
    objects.observe(document, { subtree: true, childList: true });
  });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const open = performance.now() - start;
  const { scrollWidth, clientWidth } = document.documentElement;
  return { open, sideways: scrollWidth - clientWidth };
}

interface TraceEvent {
  readonly name: string;
  /** Time of the thread itself in microseconds: what else the machine does is not in it. */
  readonly tdur?: number;
}

const longestIn = (trace: Buffer): number => {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const tasks = traceEvents.filter(
    ({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask',
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};

async function measure(browser: Browser, origin: string, hash: string, count: number): Promise<Opened> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 320, height: 740 } });
  const page = await context.newPage();
  await page.request.fetch('/sandbox/latency', { method: 'PUT', data: { ms: 0 } });
  // tsx wraps functions in a helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${main}?persona=${persona}#/bm/bestille`);
  await page.getByRole('button', { name: 'Kontakt meg' }).waitFor();
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const opened = await page.evaluate(openPage, { hash, count });
  const longestTask = longestIn(await browser.stopTracing());
  await context.close();
  return { ...opened, longestTask };
}

const server = await serveBuilt(
  Object.fromEntries(Object.values(pages).map(({ path, response }) => [path, response])),
);
const browser = await openBrowser();
const table = [];
for (const [what, { hash, count }] of Object.entries(pages)) {
  const opened: Opened[] = [];
  for (let round = 0; round < rounds; round++)
    opened.push(await measure(browser, server.origin, hash, count));
  const tasks = opened.map(({ longestTask }) => longestTask);
  table.push({
    what,
    'open (median)': median(opened.map(({ open }) => open)).toFixed(0),
    'longest task (median)': median(tasks).toFixed(0),
    'longest task (best)': Math.min(...tasks).toFixed(0),
    'wider than 320 px by': Math.max(...opened.map(({ sideways }) => sideways)),
  });
}
await browser.close();
server.close();
console.log(`${rounds} rounds in ms, CPU slowed ${slowdown} times; the goal is no task over 200 ms.`);
console.table(table);
process.exit(0);
