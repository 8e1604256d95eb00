import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOnly, firstDigits, withoutBlanks } from '#domain/display/digits.ts';
import { anyText } from '#test/domain/any-text.ts';

test.each([
  ['A5.7: of a number with signs, the digits are left', '+47 21-00 00.00', '4721000000'],
  ['of words, nothing is left', 'ingen tall', ''],
  ['digits of another script are no digits', '٢١a1', '1'],
])('%s', (_, text, digits) => {
  expect(digitsOnly(text)).toBe(digits);
});

test.each([
  ['B5.29: a field of eleven digits takes no twelfth', '010203 12345 6', 11, '01020312345'],
  ['B5.31: a field of seven digits takes no eighth', '12345678', 7, '1234567'],
  ['a field that is not full takes what there is', '12a3', 7, '123'],
])('%s', (_, text, count, digits) => {
  expect(firstDigits(text, count)).toBe(digits);
});

test('blanks of any kind go', () => {
  expect(withoutBlanks(' 1 2\u00a03\n\t4 ')).toBe('1234');
});

test('of any text, digits are left in their order, and doing it twice changes nothing more', () => {
  fc.assert(
    fc.property(anyText, fc.nat(20), (text, count) => {
      expect(digitsOnly(text)).toMatch(/^[0-9]*$/);
      expect(digitsOnly(digitsOnly(text))).toBe(digitsOnly(text));
      expect(digitsOnly(text).startsWith(firstDigits(text, count))).toBe(true);
      expect(firstDigits(text, count).length).toBe(Math.min(count, digitsOnly(text).length));
    }),
  );
});
