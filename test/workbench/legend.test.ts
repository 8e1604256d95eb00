import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLegend } from '#workbench/page/legend.ts';

test('an exported drawing has below it what its colours and lines mean', () => {
  const drawing = readFileSync('docs/flows/buying/bank-selection.svg', 'utf8');
  const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  const exported = withLegend(drawing);
  const [, wider = '', higher = ''] = /width="(\d+)" height="(\d+)"/.exec(exported) ?? [];
  expect(wider).toBe(width);
  expect(Number(higher)).toBeGreaterThan(Number(height) + 50);
  expect(
    [...exported.matchAll(/<text[^>]*>([^<]*)<\/text><\/g>/g)].slice(-8).map(([, words]) => words),
  ).toEqual([
    'event of the visitor',
    'call succeeded',
    'call failed',
    'after a time',
    'at once, by a guard',
    'waits for a call',
    'shows a failure',
    'end of the flow',
  ]);
});

test('a narrow drawing becomes wide enough for its legend', () => {
  const exported = withLegend('<svg width="90" height="40" viewBox="0 0 90 40">\n</svg>\n');
  expect(exported).toMatch(/^<svg width="214" height="272" viewBox="0 0 214 272">/);
});
