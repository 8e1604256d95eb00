import { readFileSync } from 'node:fs';
import { hidden } from '#domain/person/without-personal.ts';
import { play } from './play.ts';
import type { Recording } from './recording.ts';
import { told } from './told.ts';

/** `npm run replay -- file.json`: prints what came of a recording; 1 where it is not what was recorded. */
function replayFile(file: string | undefined): number {
  if (file === undefined) throw new Error('Which one? npm run replay -- file.json');
  const { recording, replayed, differences, held } = play(textOf(file));
  report(recording, replayed);
  if (held.length > 0)
    console.log(['\nHeld to what they said then, for what they read may be hidden:', ...held].join('\n  '));
  if (differences.length === 0) console.log('\nThe same as recorded.');
  else console.error(['\nNot as recorded:', ...differences].join('\n  '));
  if (differences.length > 0 && JSON.stringify(recording).includes(hidden))
    console.error('Some of the recording is hidden; what is reckoned from that may differ.');
  return differences.length === 0 ? 0 : 1;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`There is no file ${file} to read.`);
  }
}

function report(recording: Recording, replayed: Recording): void {
  console.log(`${recording.flow}, ${recording.steps.length} steps`);
  replayed.steps.forEach((step, at) => {
    console.log(`${String(at + 1).padStart(4)}  ${told(step)}`);
    for (const name of step.taken) console.log(`        ${name}`);
  });
  console.log('\nEnd:');
  for (const { actor, state, status, context, output } of replayed.end) {
    console.log(`  ${actor}: ${state} (${status})`);
    console.log(`    ${JSON.stringify(status === 'done' ? output : context)}`);
  }
}

try {
  process.exitCode = replayFile(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
