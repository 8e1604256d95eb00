import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { atlas } from './atlas.ts';
import { outOfStep } from './out-of-step.ts';

/** Writes the flow atlas; with `--check` only compares it. */
const folder = 'docs/flows';
const files = await atlas();

if (process.argv.includes('--check')) {
  const wrong = outOfStep(files, folder);
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) console.error('Run `npm run docs`.');
  process.exitCode = wrong.length > 0 ? 1 : 0;
} else {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
  }
  console.log(`${files.size} files in ${folder}`);
}
