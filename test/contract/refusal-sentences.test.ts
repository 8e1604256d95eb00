import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RefusalTable } from '#domain/errors/refusals.ts';
import { errorCatalogue } from '#flows/engine/walk/catalogue.ts';

/** The code of all scripts, with the sentences that they expect on screen. */
const scripts = execFileSync('git', ['ls-files', 'flows'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The parts of a sentence between its placeholders: '{name} har nå innsyn' has one. */
const literalsIn = (text: string): readonly string[] =>
  text.split(/\{\w+\}/).filter((part) => /\p{Letter}{2}/u.test(part));

const sentencesOf = ({ signs, codes }: RefusalTable) =>
  Object.entries({ ...signs, ...codes }).flatMap(([name, { notice }]) =>
    notice?.text ? [[name, notice.text] as const] : [],
  );

const refusals = new Map(
  Object.entries<RefusalTable>(errorCatalogue).flatMap(([operation, table]) =>
    sentencesOf(table).map(([name, text]) => [text, `${operation}: ${name}`] as const),
  ),
);

// Without it, the paths would accept the sentence for other errors, which the screen shows until it knows the refusal.
test.each([...refusals])('a script expects "%s" (%s)', (text) => {
  expect(literalsIn(text).filter((part) => !scripts.includes(part))).toEqual([]);
});
