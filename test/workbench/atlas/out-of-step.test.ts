// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { outOfStep } from '#workbench/atlas/out-of-step.ts';

const folder = mkdtempSync(join(tmpdir(), 'atlas-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('names what is wrong with each file, and no correct file', () => {
  mkdirSync(`${folder}/area`);
  writeFileSync(`${folder}/area/right.md`, 'as it is made');
  writeFileSync(`${folder}/changed.md`, 'by hand');
  writeFileSync(`${folder}/left-over.md`, 'of a flow that is gone');
  const made = new Map([
    ['area/right.md', 'as it is made'],
    ['changed.md', 'as it is made'],
    ['new.md', 'as it is made'],
  ]);
  expect(outOfStep(made, folder)).toEqual([
    `${folder}/changed.md is out of date: its chart or flow has changed`,
    '  was by hand',
    '  now as it is made',
    `${folder}/new.md is missing`,
    `${folder}/left-over.md belongs to no flow`,
  ]);
});

test('names the assign that a chart has lost', () => {
  const lines = ['# give-insight', '| `sending` | `createRelation done` | `given` | sets registeredName |'];
  const lost = lines.with(1, '| `sending` | `createRelation done` | `given` |  |');
  writeFileSync(`${folder}/chart.md`, lines.join('\n'));
  expect(outOfStep(new Map([['chart.md', lost.join('\n')]]), folder)).toContain(
    '  was | `sending` | `createRelation done` | `given` | sets registeredName |',
  );
});

test('in a missing folder, all files are missing', () => {
  expect(outOfStep(new Map([['new.md', '']]), `${folder}/nowhere`)).toEqual([
    `${folder}/nowhere/new.md is missing`,
  ]);
});
