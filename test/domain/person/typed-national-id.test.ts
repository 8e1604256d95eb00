import { expect, test } from 'vitest';
import { mayHaveNationalId } from '#domain/person/typed-national-id.ts';

test.each([
  ['in a row', 'Jeg er 01437912357'],
  ['with a blank', '014379 12357'],
  ['with a tab', '014379\t12357'],
  ['with a line break', '014379\n12357'],
  ['with a zero-width space', '014379\u200b12357'],
  ['with a word', 'Født 01.43.79, personnr. 12357'],
  ['with a short word', '014379 nr 12357'],
  ['in full-width digits', '０１４３７９１２３５７'],
  ['in Arabic digits', '٠١٤٣٧٩١٢٣٥٧'],
])('a national identity number %s is found', (_, typed) => {
  expect(mayHaveNationalId(typed)).toBe(true);
});

test.each([
  ['no digits', 'Ring meg i morgen'],
  ['two phone numbers', 'Ring 22 33 44 55 eller 99 88 77 66'],
  ['a date and an amount', 'Fra 01.12.2026 koster den 12345 kroner'],
  ['a registration number', 'Bilen er EL 12345'],
])('a text with %s has none', (_, typed) => {
  expect(mayHaveNationalId(typed)).toBe(false);
});

// A pattern that tries every way to read these would not end.
test.each([
  ['encoded blanks', '%20'.repeat(10_000)],
  ['encoded letters', '%c3%a5'.repeat(10_000)],
  ['an address with encoded quotation marks', `https://bank.example/?q=${'%22'.repeat(10_000)}`],
  ['a date and a long row of letters', `014379${'å'.repeat(10_000)}`],
])('a long text of %s is read to its end', (_, typed) => {
  expect(mayHaveNationalId(typed)).toBe(false);
});
