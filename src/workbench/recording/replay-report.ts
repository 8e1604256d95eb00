import { readFileSync } from 'node:fs';
import { isHidden } from '#domain/person/without-personal.ts';
import { play } from './play.ts';
import type { Recording } from './recording.ts';
import { stepWords, type Verdict, verdictOf } from './step-words.ts';

/** Replays the recording in a file; throws an error for the reader if the file is not a recording. */
export function replayReport(file: string | undefined): {
  readonly text: string;
  readonly exitCode: Verdict['exitCode'];
} {
  if (file === undefined) throw new Error('Name a file: npm run replay -- file.json');
  const { recording, ...played } = play(textOf(file));
  const { words, details, exitCode } = verdictOf(played);
  const lines = [
    ...stepLines(played.replayed),
    ...endLines(played.replayed),
    '',
    words,
    ...details.map((detail) => `  ${detail}`),
    ...(exitCode === 1 && isHidden(JSON.stringify(recording))
      ? ['What is computed from a hidden value may differ.']
      : []),
  ];
  return { text: lines.join('\n'), exitCode };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read.`);
  }
}

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
