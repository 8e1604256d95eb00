import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { subApps } from '#app/sub-apps.ts';

/** Bytes after gzip, of what a sub-app's document asks for at once. */
interface Budget {
  readonly js: number;
  readonly css: number;
  /** A chunk that comes on demand, by the beginning of its name: the two together. */
  readonly withChunk: { readonly name: string; readonly js: number };
}

// Today's figures: 117.5 kB JavaScript, 16.5 kB CSS, 141 kB with the dropdown.
const budgets: Readonly<Record<string, Budget>> = {
  '/oversikt/forsikring/egenerklaring': {
    js: 120_000,
    css: 25_000,
    withChunk: { name: 'bank-chooser', js: 145_000 },
  },
};

/** What must not be in the bundle: texts that only these parts hold, and where they stand in the source. */
const forbidden: readonly { readonly what: string; readonly texts: Readonly<Record<string, string>> }[] = [
  {
    what: 'the sandbox',
    texts: {
      'from the sandbox': 'src/sandbox/rest.ts',
      'Sparebanken Havgløtt': 'src/sandbox/banks.ts',
    },
  },
  {
    what: 'inspection and development tools',
    texts: { '[skjult]': 'flows/engine/redaction.ts', 'does not know there': 'src/app/development.ts' },
  },
  { what: 'failure simulation', texts: { 'simulated failure': 'flows/engine/simulate.ts' } },
  {
    what: 'the graph walk',
    texts: { 'Traversal limit exceeded': 'node_modules/@xstate/graph/dist/xstate-graph.esm.js' },
  },
];

const assets = 'dist/assets';
const files = readdirSync(assets);
const read = (file: string) => readFileSync(`${assets}/${file}`);
const size = (names: readonly string[]) => names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const problems: string[] = [];
const within = (what: string, actual: number, allowed: number) => {
  console.log(`${what}: ${kB(actual)} of ${kB(allowed)} gz`);
  if (actual > allowed) problems.push(`${what} weighs ${kB(actual)}, more than ${kB(allowed)}`);
};

for (const { path } of subApps) {
  const html = readFileSync(`dist${path}/index.html`, 'utf8');
  const budget = budgets[path];
  if (!budget) {
    problems.push(`${path} has no budget: write one in test/checks/bundle.ts`);
    continue;
  }
  const named = [...html.matchAll(/assets\/([\w.-]+\.(?:js|css))"/g)].flatMap(([, name]) => name ?? []);
  const first = (ending: string) => named.filter((name) => name.endsWith(ending));
  const chunk = files.filter((name) => name.startsWith(budget.withChunk.name) && name.endsWith('.js'));
  if (chunk.length !== 1) problems.push(`no chunk of its own for ${budget.withChunk.name}`);
  if (first('.js').length === 0) problems.push(`${path} asks for no JavaScript`);
  if (chunk.some((name) => named.includes(name)))
    problems.push(`${budget.withChunk.name} is asked for at once`);
  within(`${path} JavaScript`, size(first('.js')), budget.js);
  within(`${path} CSS`, size(first('.css')), budget.css);
  within(`${path} with ${budget.withChunk.name}`, size([...first('.js'), ...chunk]), budget.withChunk.js);
  if (!/Content-Security-Policy" content="default-src 'none'/.test(html)) problems.push(`${path} has no CSP`);
  if (/unsafe-(inline|eval)/.test(html)) problems.push(`${path} has an unsafe CSP`);
  if (/ style=|<style|\son\w+=/.test(html))
    problems.push(`${path} has inline style or handlers, which the CSP drops`);
}

for (const { what, texts } of forbidden) {
  console.log(`looked for ${what}: ${Object.keys(texts).join(', ')}`);
  for (const [text, source] of Object.entries(texts)) {
    if (!readFileSync(source, 'utf8').includes(text))
      problems.push(`${source} holds no "${text}" to look for`);
    const found = files.filter((name) => /\.(js|css)$/.test(name) && read(name).includes(text));
    if (found.length > 0) problems.push(`${found.join(', ')}: holds ${what}, by "${text}"`);
  }
}

for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
