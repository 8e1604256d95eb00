import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { journeysOf } from '#sandbox/journeys.ts';

const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [inDom, inChromium] = [`${folder}/dom`, `${folder}/chromium.json`];
const file = 'test/journeys/buying/bank.test.ts';
const retried = 'bank-selection.unavailable: retried → loading';

test('no journey is known before any has run', () => {
  expect(journeysOf(retried, inDom, inChromium)).toBe(null);
});

test('journeys are found by a transition, and by a leaf also those in Chromium', () => {
  mkdirSync(inDom);
  const journey = { name: 'retries', file, transitions: [retried], states: ['bank-selection.unavailable'] };
  writeFileSync(`${inDom}/bank.json`, JSON.stringify([journey]));
  const shown = { name: 'banks › fail', states: ['bank-selection: unavailable'] };
  writeFileSync(inChromium, JSON.stringify([shown]));
  const dom = { name: 'retries', file };
  expect(journeysOf(retried, inDom, inChromium)).toEqual([dom]);
  expect(journeysOf('bank-selection.unavailable', inDom, inChromium)).toEqual([
    dom,
    { name: 'banks › fail', file: null },
  ]);
  expect(journeysOf('bank-selection.decided', inDom, inChromium)).toEqual([]);
});
