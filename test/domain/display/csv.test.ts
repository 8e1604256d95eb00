import { expect, test } from 'vitest';
import { csvAddress } from '#domain/display/csv.ts';

const textOf = (rows: Parameters<typeof csvAddress>[0]) =>
  decodeURIComponent(csvAddress(rows).replace('data:text/csv;charset=utf-8,', ''));

test('a file for a Norwegian Excel has a byte order mark, semicolons and a comma before decimals (C4.41)', () => {
  expect(textOf([['Tungt kjøretøy', 4089.5, null, 1056636]])).toBe(
    '\uFEFFTungt kjøretøy;4089,5;;1056636\r\n',
  );
});

test.each([
  ['a semicolon', 'Hest; Brun', '"Hest; Brun"'],
  ['quotation marks', 'Bua "Solgløtt"', '"Bua ""Solgløtt"""'],
  ['a line break', 'Vei 1\nOslo', '"Vei 1\nOslo"'],
  ['a formula', '=HYPERLINK("https://ond.example")', '"\'=HYPERLINK(""https://ond.example"")"'],
  ['a sum', '+47 1', "'+47 1"],
  ['a mention', '@Ole', "'@Ole"],
  ['a full-width formula', '＝1+1', "'＝1+1"],
  ['a full-width plus', '＋1', "'＋1"],
  ['a full-width minus', '－1', "'－1"],
  ['a full-width mention', '＠Ole', "'＠Ole"],
  ['a line break before a formula', '\n=1+1', '"\'\n=1+1"'],
  ['a minus', '-1', "'-1"],
  ['half a character', 'Bil \uD83D', 'Bil \uFFFD'],
])('a text with %s stays one field of text (C4.41)', (_, text, field) => {
  expect(textOf([[text]])).toBe(`\uFEFF${field}\r\n`);
});
