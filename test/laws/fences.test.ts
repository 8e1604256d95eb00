import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lint } from './lint.ts';
import { rooms } from './rooms.ts';

/** The rules that the fences are made of. */
const fences = [
  'lint/style/noRestrictedImports',
  'lint/style/noRestrictedGlobals',
  'lint/style/noCommonJs',
  'lint/performance/noNamespaceImport',
  'plugin',
];

/** Each line in a file of its own, where it would stand, so that one run of the linter judges them all. */
const pathOf = (file: string, line: string) => {
  const { breaches, legal } = rooms.find((room) => room.file === file) ?? { breaches: [], legal: [] };
  return file.replace('breach', `breach-${[...breaches, ...legal].indexOf(line)}`);
};

const judged = lint(
  new Map(
    rooms.flatMap(({ file, legal, breaches }) =>
      [...breaches, ...legal].map((line) => [pathOf(file, line), line] as const),
    ),
  ),
);

const refusals = (file: string, line: string) =>
  judged.get(pathOf(file, line))?.filter((rule) => fences.includes(rule));

test('each room is named once: by its name its lines are found', () => {
  const files = rooms.map(({ file }) => file);
  expect(files).toEqual([...new Set(files)]);
});

describe.each(rooms)('$file', ({ file, legal, breaches }) => {
  test.each(breaches)('may not: %s', (line) => {
    expect(refusals(file, line)).not.toEqual([]);
  });

  test.each(legal)('may: %s', (line) => {
    expect(refusals(file, line)).toEqual([]);
  });
});

test('no comment takes a fence down', () => {
  const files = ['machines', 'flows', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`),
  );
  const suppression = new RegExp(
    `biome-ignore\\S*\\s+(lint|lint/style|lint/performance|lint/plugin\\S*|plugin|${fences.join('|')})\\s*[:(]`,
  );
  const openings = files.filter((file) => suppression.test(readFileSync(file, 'utf8')));
  // The one door to luxon.
  expect(openings).toEqual(['src/domain/dates/dates.ts']);
});
