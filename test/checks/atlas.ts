import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { answerAll } from '#test/support/wire.ts';
import { atlas } from '#workbench/atlas/atlas.ts';
import { outOfStep } from '#workbench/atlas/out-of-step.ts';

/** Whether the flow atlas is what the charts make it; `--write` makes it so. */
const folder = 'docs/flows';
const files = await atlas(answerAll);

if (process.argv.includes('--write')) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeFileSync(`${folder}/${file}`, text);
  console.log(`${files.size} files in ${folder}`);
} else {
  const wrong = outOfStep(files, folder);
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) console.error('`npm run docs` mends it.');
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
