import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readRecord } from '#documents/record-bundle.ts';
import { subApps } from '#documents/sub-apps.ts';
import { tooNewIn } from './bundle/browsers.ts';
import { budgets } from './bundle/budgets.ts';
import { faultsOf, sheetsIn } from './bundle/document.ts';
import { forbidden, forbiddenIn } from './bundle/forbidden.ts';
import { filesOf } from './bundle/parts.ts';

const problems: string[] = [];
const chunks = readRecord();

const built = readdirSync('dist/assets').map((name) => `assets/${name}`);
const scripts = built.filter((name) => name.endsWith('.js'));
const recorded = chunks.map(({ file }) => file);
if (scripts.sort().join() !== recorded.sort().join())
  problems.push(`the record is of another build: ${recorded.join(', ')}, not ${scripts.join(', ')}`);

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const weigh = (what: string, files: Iterable<string>, ending: 'html' | 'js' | 'css', allowed: number) => {
  const own = [...files].filter((file) => file.endsWith(`.${ending}`));
  const actual = own.reduce((sum, file) => sum + gzipSync(readFileSync(`dist/${file}`)).length, 0);
  console.log(`${what}, ${ending}: ${kB(actual)} of ${kB(allowed)} gz`);
  if (own.length === 0) problems.push(`${what} has no ${ending}`);
  if (actual > allowed) problems.push(`${what}, ${ending}: ${kB(actual)} is more than ${kB(allowed)}`);
};

for (const { path } of subApps) {
  const html = readFileSync(`dist${path}/index.html`, 'utf8');
  problems.push(...faultsOf(html).map((fault) => `${path}: ${fault}`));
  problems.push(...tooNewIn(path, sheetsIn(html).join('')));
  const budget = budgets[path];
  if (!budget) {
    problems.push(`${path} has no budget: write one in test/checks/bundle/budgets.ts`);
    continue;
  }
  const named = [...html.matchAll(/"\/(assets\/[\w.-]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []);
  const inline = sheetsIn(html);
  const isInline = (file: string) =>
    file.endsWith('.css') && inline.includes(readFileSync(`dist/${file}`, 'utf8').trim());
  const first = new Set(
    named.flatMap((file) => [...filesOf(chunks, file)]).filter((file) => !isInline(file)),
  );
  weigh(`${path} before its first paint`, [`${path.slice(1)}/index.html`], 'html', budget.html);
  weigh(`${path} at once`, first, 'js', budget.first.js);
  weigh(`${path} at once`, first, 'css', budget.first.css);

  /** The files of a part that loads on demand, with its imports. */
  const filesOfPart = (module: string): readonly string[] => {
    const part = chunks.find(
      ({ entry, modules }) => entry === module || (!entry && modules.includes(module)),
    );
    if (!part) problems.push(`${module} is not a chunk of its own`);
    else if (first.has(part.file)) problems.push(`${module} is loaded at once`);
    return part ? [...filesOf(chunks, part.file)].filter((file) => !isInline(file)) : [];
  };

  if (budget.with) {
    const { module, js, css } = budget.with;
    const both = new Set([...first, ...filesOfPart(module)]);
    weigh(`${path} with ${module}`, both, 'js', js);
    weigh(`${path} with ${module}`, both, 'css', css);
  }
}

for (const [what, beginnings] of Object.entries(forbidden)) {
  console.log(`looked for ${what}: ${beginnings.join(', ')}`);
  for (const path of beginnings) if (!existsSync(path)) problems.push(`${path} does not exist`);
}
problems.push(...forbiddenIn(chunks));

for (const file of built.filter((name) => /\.(js|css)$/.test(name)))
  problems.push(...tooNewIn(file, readFileSync(`dist/${file}`, 'utf8')));

// The CSP refuses data: addresses.
for (const file of built.filter((name) => name.endsWith('.css')))
  if (/url\(["']?data:/.test(readFileSync(`dist/${file}`, 'utf8')))
    problems.push(`${file} contains a picture as data:`);

// It is inline. Loaded as a file, it would swap the font and move the page.
for (const file of built.filter((name) => name.endsWith('.js')))
  if (readFileSync(`dist/${file}`, 'utf8').includes('first-paint-'))
    problems.push(`${file} loads the style of the first paint`);

for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
