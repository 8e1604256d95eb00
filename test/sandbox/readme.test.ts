import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PersonaId, personas } from '#sandbox/personas.ts';
import { factsOf } from './persona-facts.ts';

/** The README's table of personas: what stands there of each. */
const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([\w-]+)`\s*\|(.*)\|$/gm)]
  .map(([, id = '', rest = '']) => ({ id, cells: rest.split('|').map((cell) => cell.trim()) }))
  .filter(({ cells }) => cells.length === 6);

test('the README lists every persona', () => {
  expect(rows.map(({ id }) => id)).toEqual(Object.keys(personas));
});

test.each(Object.keys(personas) as PersonaId[])('%s has the responses in the README', async (persona) => {
  const [, ...facts] = rows.find(({ id }) => id === persona)?.cells ?? [];
  expect(await factsOf(persona)).toEqual(facts);
});
