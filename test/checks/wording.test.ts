import { expect, test } from 'vitest';
import { wordingIn } from './wording.ts';

test.each([
  ['The list could not be had.', 'be had'],
  ['An error is told of once.', 'told of'],
  ['/** Paths that nobody came by. */', 'came by'],
  ['The answer is on its way.', 'on its way'],
  ['Led on to the bank.', 'Led on'],
  ['Seldom anew.', 'Seldom'],
  ['Under way.', 'Under way'],
  ['A text for who has no bank.', 'for who'],
  ['/** Whom the visitor acts for. */', 'Whom'],
])('refuses "%s"', (text, found) => {
  const sentence = expect.stringContaining(`file.ts:2: write "${found}" in plain English`);
  expect(wordingIn('file.ts', `\n${text}\n`)).toContainEqual(sentence);
});

test.each(['<'.repeat(7), '>'.repeat(7)])('refuses a conflict marker %s', (marker) => {
  expect(wordingIn('file.md', `text\n${marker} main\n`)).toEqual([
    'file.md:2: a merge conflict is not resolved',
  ]);
});

test('accepts plain English, and names that begin like a phrase', () => {
  const text = 'The visitors who may buy. Waiting for whole numbers. A table of whose rows. <<<<<<<<';
  expect(wordingIn('file.ts', text)).toEqual([]);
});
