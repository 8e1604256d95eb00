import { readFileSync } from 'node:fs';
import { hidden } from '#domain/person/without-personal.ts';
import { play } from './play.ts';
import type { Recording } from './recording.ts';
import { heldWords, stepWords } from './step-words.ts';

/** Replays the recording in a file; throws an error for the reader if the file is not a recording. */
export function replayReport(file: string | undefined): { readonly text: string; readonly isSame: boolean } {
  if (file === undefined) throw new Error('Name a file: npm run replay -- file.json');
  const { recording, replayed, differences, held } = play(textOf(file));
  const isSame = differences.length === 0;
  const lines = [
    ...stepLines(replayed),
    ...endLines(replayed),
    ...(held.length > 0 ? ['', heldWords(held), ...indented(held)] : []),
    ...(isSame ? ['', 'The same as recorded.'] : ['', 'Not as recorded:', ...indented(differences)]),
    ...(!isSame && JSON.stringify(recording).includes(hidden)
      ? ['What is computed from a hidden value may differ.']
      : []),
  ];
  return { text: lines.join('\n'), isSame };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read.`);
  }
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const stepLines = ({ flow, steps }: Recording): readonly string[] => [
  `${flow}, ${steps.length} steps`,
  ...steps.flatMap((step, at) => [
    `${String(at + 1).padStart(4)}  ${stepWords(step)}`,
    ...step.taken.map((name) => `        ${name}`),
  ]),
];

const endLines = ({ end }: Recording): readonly string[] => [
  '',
  'End:',
  ...end.flatMap(({ actor, state, status, context, output }) => [
    `  ${actor}: ${state} (${status})`,
    `    ${JSON.stringify(status === 'done' ? output : context)}`,
  ]),
];
