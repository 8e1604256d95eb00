import type { Browser } from 'playwright';
import { main } from '#e2e/support/documents.ts';
import { personas } from '#sandbox/personas.ts';
import { detailedPolicy } from '#sandbox/policies/detailed-policy.ts';
import { buildings } from '#sandbox/policies/details/building.ts';
import { machines } from '#sandbox/policies/details/farm.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { openPage, slowDown } from './page.ts';
import type { Bench, Measured } from './scenario.ts';
import { serveBuild } from './server.ts';

const persona = 'business-admin';
const owner = personas[persona];

function policyOf(code: string) {
  const policy = policiesOf(owner).find(({ produkt }) => produkt === code);
  if (!policy) throw new Error(`${persona} has no ${code}`);
  return policy;
}

const longName = `${'Fjordglimtveien'.repeat(6)} borettslag med fellesanlegg`;

/** Copies of the first item, each with its own number and a long name. */
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

/** Runs in the page. */
async function openPolicy({ hash, count }: { readonly hash: string; readonly count: number }) {
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
  /** CPU time of the thread in microseconds, without other work of the machine. */
  readonly tdur?: number;
}

const longestIn = (trace: Buffer): number => {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const tasks = traceEvents.filter(
    ({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask',
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};

async function measure(browser: Browser, origin: string, hash: string, count: number): Promise<Measured> {
  const { page, cdp, close } = await openPage(browser, origin, { width: 320, height: 740 });
  await slowDown(cdp);
  await page.goto(`${main}?persona=${persona}#/bm/bestille`);
  await page.getByRole('button', { name: 'Kontakt meg' }).waitFor();
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const { open, sideways } = await page.evaluate(openPolicy, { hash, count });
  const longest = longestIn(await browser.stopTracing());
  await close();
  return { open, 'longest task': longest, 'wider than 320 px by': sideways };
}

/** Opens the pages of two large policies on a narrow screen, until all their objects are painted. */
export const largePolicies: Bench = {
  title: 'Large policies in ms, CPU slowed 4 times; the goals are no task over 200 ms and no sideways scroll',
  rounds: 9,
  async scenarios(browser) {
    const responses = Object.fromEntries(Object.values(pages).map(({ path, response }) => [path, response]));
    const { origin } = await serveBuild({ responses });
    return Object.entries(pages).map(([what, { hash, count }]) => ({
      what,
      variants: { 'narrow screen': () => measure(browser, origin, hash, count) },
    }));
  },
};
