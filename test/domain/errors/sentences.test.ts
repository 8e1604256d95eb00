import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RefusalTable } from '#domain/errors/refusals.ts';
import { errorCatalogue } from '#flows/engine/walk/catalogue.ts';

const filesIn = (folder: string, named: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => named.test(file))
    .map((file) => `${folder}/${file}`);

/** The text literals in the code of a folder. */
const literalsIn = (folder: string): readonly string[] =>
  filesIn(folder, /\.tsx?$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])(.+?)\1/g)].map(([, , literal = '']) => literal),
  );

const inScripts = literalsIn('flows');
const anywhere = [...inScripts, ...literalsIn('test/journeys'), ...literalsIn('e2e')];

/** Whether a literal is the whole sentence. In place of a placeholder it has a name, or a part of a template. */
function isExpected(literals: readonly string[], text: string): boolean {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.?()]/g, '\\$&'));
  const sentence = new RegExp(`^${parts.join('.+')}$`);
  return literals.some((literal) => sentence.test(literal));
}

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
  expect(isExpected(inScripts, text)).toBe(true);
});

/** The titles and texts of all notices in a value, and the texts that are exported alone. */
function textsIn(value: unknown, key = 'text'): readonly string[] {
  if (typeof value === 'string') return key === 'text' || key === 'title' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, name));
}

// Scripts and journeys have the sentences of an area as literals, so no test of the area's rules repeats them.
describe.each(filesIn('src/domain', /errors\.ts$/))('%s', async (file) => {
  const module: Record<string, unknown> = await import(resolve(file));
  const texts = Object.values(module).flatMap((exported) => textsIn(exported));

  test.each([...new Set(texts)])('a script or a journey expects "%s"', (text) => {
    expect(isExpected(anywhere, text)).toBe(true);
  });
});
