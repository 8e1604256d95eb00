import { mkdirSync, writeFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { type Browser, chromium } from 'playwright';
import { documentOf, main } from '#e2e/support/documents.ts';
import { freePort } from '#e2e/support/free-port.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { serveSite } from '#test/costs/site.ts';

// npm run lighthouse [-- part of a page's name]; docs/performance.md has the last figures. RUNS is 5 by default.

interface LighthousePage {
  readonly persona: PersonaId;
  readonly address: string;
}

const pages: Readonly<Record<string, LighthousePage>> = {
  'overview, private': { persona: 'private-rich', address: documentOf('home') },
  'overview, business': { persona: 'business-admin', address: documentOf('home') },
  settings: { persona: 'private-rich', address: documentOf('settings') },
  'a policy': { persona: 'private-rich', address: `${main}#/bil/7130010/2` },
  certificate: { persona: 'private-rich', address: `${main}#/bil/7130010/2/forsikringsbevis` },
  'travel cards': { persona: 'private-rich', address: documentOf('travel-cards') },
  'a travel card': { persona: 'private-rich', address: documentOf('travel-card') },
  insight: { persona: 'private-rich', address: documentOf('insight') },
  access: { persona: 'business-admin', address: documentOf('access') },
  'form of an employee': { persona: 'business-admin', address: documentOf('employee-report') },
  'self-declaration': { persona: 'new-customer', address: documentOf('self-declaration') },
  buy: { persona: 'private-one', address: documentOf('buy') },
  'agreement chooser': { persona: 'business-admin', address: documentOf('agreement-chooser') },
  'green card': {
    persona: 'private-rich',
    address: `${main}/bestill-gront-kort?forsikringsnummer=7130010&versjon=2`,
  },
  'intermediate page': { persona: 'private-one', address: '/mellomside' },
  'AvtaleGiro receipt': { persona: 'private-one', address: documentOf('direct-debit-created') },
};

const [, , ...words] = process.argv;
const wanted = words.join(' ');
const runs = Number(process.env.RUNS ?? 5);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const site = await serveSite();
const executablePath = process.env.CHROMIUM_PATH;
const rows: Record<string, Readonly<Record<string, number>>> = {};
const faults = new Map<string, readonly string[]>();
mkdirSync('.cache/lighthouse', { recursive: true });

/**
 * Gives the browser the session of a persona with the token that a write needs, and lets its calls respond at once. A fixed
 * Cookie header would replace the cookies that responses set.
 */
async function openSession(browser: Browser, persona: PersonaId): Promise<void> {
  const api = `http://127.0.0.1:${site.apiPort}`;
  const opened = await fetch(`${api}${main}?persona=${persona}`);
  const cookies = opened.headers.getSetCookie().map((each) => {
    const [, name = '', value = ''] = each.match(/^([^=]+)=([^;]*)/) ?? [];
    return { name, value, url: site.url };
  });
  const headers = {
    'Content-Type': 'application/json',
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  await fetch(`${api}/sandbox/latency`, { method: 'PUT', headers, body: '{"ms":0}' });
  // Lighthouse opens its page in the browser's own context, and keeps its cookies.
  const cdp = await browser.newBrowserCDPSession();
  await cdp.send('Storage.setCookies', { cookies });
}

/** Loads a page in a browser of its own. Its trace may miss the start of the navigation, so it is tried three times. */
async function loadOnce(name: string, persona: PersonaId, address: string) {
  let failure = 'no result';
  for (let attempt = 0; attempt < 3; attempt++) {
    const port = await freePort();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...site.chromiumArgs, `--remote-debugging-port=${port}`],
    });
    await openSession(browser, persona);
    const result = await lighthouse(site.url + address, { port, logLevel: 'error', output: 'json' });
    await browser.close();
    if (result && !result.lhr.runtimeError) return result.lhr;
    failure = result?.lhr.runtimeError?.message ?? failure;
  }
  throw new Error(`${name}: ${failure}`);
}

try {
  for (const [name, { persona, address }] of Object.entries(pages)) {
    if (!name.includes(wanted)) continue;
    const scores: Readonly<Record<string, number>>[] = [];
    for (let run = 0; run < runs; run++) {
      const lhr = await loadOnce(name, persona, address);
      const { categories, audits } = lhr;
      const scoreOf = ([id, { score }]: readonly [string, { score: number | null }]) => [
        id,
        Math.round((score ?? 0) * 100),
      ];
      scores.push({
        ...Object.fromEntries(Object.entries(categories).map(scoreOf)),
        'LCP, ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
        'TBT, ms': Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
      });
      faults.set(
        name,
        Object.values(categories)
          .filter(({ id }) => id !== 'performance')
          .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => audits[id]))
          .filter((audit) => (audit?.score ?? 1) < 1)
          .map((audit) => `${audit?.id}: ${audit?.title}`),
      );
      writeFileSync(`.cache/lighthouse/${name}.json`, JSON.stringify(lhr, null, 2));
    }
    const ids = Object.keys(scores[0] ?? {});
    rows[name] = Object.fromEntries(ids.map((id) => [id, median(scores.map((score) => score[id] ?? 0))]));
  }
} finally {
  site.stop();
}
console.log(`Lighthouse for phones, medians of ${runs} run(s):`);
console.table(rows);
console.log('Audits below 1 that do not depend on the load, in the last run:');
for (const [name, found] of faults) for (const fault of found) console.log(`${name}: ${fault}`);
process.exit(0);
