import { writeFileSync } from 'node:fs';
import { registered } from '#flows/registry.ts';
import { citationsIn, claims, filesBelow, product } from './citations.ts';
import { judge } from './judge.ts';
import { withProofs } from './page.ts';
import { folder, pages, requirementsIn } from './requirements.ts';
import { seenBy, testedIn } from './seen.ts';

/** Fills in the tests and the screens of each requirement; with `--check` only verifies them. */
const written = pages();
const cited = citationsIn(product);
// The tests of this check use made-up ids.
const claimed = claims().filter(({ file }) => !file.startsWith('test/workbench/requirements/'));
const proofs = {
  cited,
  claimed,
  seenIn: await seenBy(product.flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file))),
  testedIn,
  areaOf: (flow: string) => registered(flow).area,
};
const made = new Map([...written].map(([file, text]) => [file, withProofs(text, proofs)] as const));

if (process.argv.includes('--check')) {
  const { faults, summary } = judge(
    requirementsIn(written.values()),
    [...cited, ...citationsIn(['docs'])],
    claimed,
  );
  const stale = [...made].filter(([file, text]) => text !== written.get(file)).map(([file]) => file);
  for (const fault of faults) console.error(`✗ ${fault}`);
  for (const file of stale) console.error(`✗ ${folder}/${file} is out of date: run \`npm run docs\``);
  console.log(summary);
  process.exitCode = faults.length + stale.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of made) writeFileSync(`${folder}/${file}`, text);
}
