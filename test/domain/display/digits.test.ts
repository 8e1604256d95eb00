import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badgeText, digitsOnly, firstDigits, withoutBlanks } from '#domain/display/digits.ts';
import { anyText } from '#test/domain/any-text.ts';

test.each([
  ['a phone number with other characters', '+47 21-00 00.00', '4721000000'],
  ['a text without digits', 'ingen tall', ''],
  ['a text with Arabic digits, which do not count', '٢١a1', '1'],
])('only the digits of %s remain (A5.7)', (_, text, digits) => {
  expect(digitsOnly(text)).toBe(digits);
});

test.each([
  ['a field of eleven digits drops the twelfth (B5.29)', '010203 12345 6', 11, '01020312345'],
  ['a field of seven digits drops the eighth (B5.31)', '12345678', 7, '1234567'],
  ['a field that is not full keeps all digits', '12a3', 7, '123'],
])('%s', (_, text, count, digits) => {
  expect(firstDigits(text, count)).toBe(digits);
});

test('whitespace of any kind is removed', () => {
  expect(withoutBlanks(' 1 2\u00a03\n\t4 ')).toBe('1234');
});

test('for any text, digitsOnly keeps only digits and is idempotent, and firstDigits is the beginning of its result', () => {
  fc.assert(
    fc.property(anyText, fc.nat(20), (text, count) => {
      expect(digitsOnly(text)).toMatch(/^[0-9]*$/);
      expect(digitsOnly(digitsOnly(text))).toBe(digitsOnly(text));
      expect(digitsOnly(text).startsWith(firstDigits(text, count))).toBe(true);
      expect(firstDigits(text, count).length).toBe(Math.min(count, digitsOnly(text).length));
    }),
  );
});

test.each([
  [0, '0'],
  [9, '9'],
  [10, '9+'],
  [123, '9+'],
])('the badge for %i shows %s (A2.45)', (count, expected) => {
  expect(badgeText(count)).toBe(expected);
});
