import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { descriptionsIn, withoutDescriptions } from '#documents/chart-descriptions.ts';
import { nodesOf } from '#flows/engine/leaves.ts';

test('removes a description on its own line, on two lines, and beside other properties; the line numbers stay', () => {
  const source = [
    'a: {',
    "  description: 'The visitor\\'s \"list\".',",
    "  tags: 'waiting',",
    '},',
    'b: {',
    '  description:',
    '    "It\'s empty.",',
    '},',
    "c: { description: 'Done.', type: 'final' },",
  ];
  expect(
    withoutDescriptions(source.join('\n'))
      .split('\n')
      .map((line) => line.trimEnd()),
  ).toEqual(['a: {', '', "  tags: 'waiting',", '},', 'b: {', '', '', '},', "c: {  type: 'final' },"]);
});

/** States that charts copy. */
const parts = /-states\.ts$/;

const charts = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !parts.test(file),
);

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

// Any other property with this name would be missing only in the build that a bank serves.
test.each(charts)('removes exactly the descriptions of the chart and its states from %s', async (file) => {
  const module: Readonly<Record<string, unknown>> = await import(`../../machines/${file}`);
  const states = Object.values(module)
    .filter(isMachine)
    .flatMap(({ root }) => nodesOf(root));
  const source = readFileSync(`machines/${file}`, 'utf8');
  const copied = [...source.matchAll(/'(#machines|\.)\/(.*)';/g)].flatMap(([, at, from]) =>
    from && parts.test(from)
      ? [readFileSync(join('machines', at === '.' ? dirname(file) : '', from), 'utf8')]
      : [],
  );
  const removed = [source, ...copied].flatMap(descriptionsIn);
  // Evaluated as code, because a text may have escaped quotes.
  const texts = removed.map((property) => Object.values(Function(`return {${property}}`)())[0]);
  expect(texts.sort()).toEqual(states.flatMap(({ description }) => description ?? []).sort());
});
