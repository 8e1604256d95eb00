import { main } from '#e2e/support/documents.ts';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { benchPages } from '#test/bench/loads/pages.ts';
import { openBrowser, type Site, serveSite } from './site.ts';
import { throughput } from './throughput.ts';
import { type Load, visit } from './visit.ts';

// npm run costs [-- visits | throughput]; docs/costs.md says what the tables mean.

const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

const kB = (bytes: number) => Number((bytes / 1000).toFixed(1));

const row = (load: Load) => ({
  document: load.documents,
  'document kB': kB(load.documentBytes),
  assets: load.assets,
  'assets kB': kB(load.assetBytes),
  calls: load.calls,
  'calls kB': kB(load.callBytes),
});

async function printVisits(site: Site) {
  const browser = await openBrowser(site);
  const first: Record<string, object> = {};
  const again: Record<string, object> = {};
  for (const persona of Object.keys(personas) as PersonaId[]) {
    const [one, two] = await visit(browser, site.url, persona, main);
    if (one) first[persona] = row(one);
    if (two) again[persona] = { ...row(two), 'assets from the cache': two.cachedAssets };
  }
  const pages: Record<string, object> = {};
  for (const { name, persona, address, click } of benchPages) {
    const [one, , next] = await visit(browser, site.url, persona, address, click);
    if (one) pages[name] = row(one);
    if (next) pages[`${name}, then the page of a policy`] = row(next);
  }
  await browser.close();
  console.log('The overview with an empty cache:');
  console.table(first);
  console.log('The overview again:');
  console.table(again);
  console.log('Other pages with an empty cache:');
  console.table(pages);
}

const site = await serveSite();
try {
  if (isWanted('visits')) await printVisits(site);
  if (isWanted('throughput')) {
    console.log('nginx with one worker, on loopback, TLS, 50 connections; the best of five runs:');
    console.table(await throughput(site));
  }
} finally {
  site.stop();
}
process.exit(0);
