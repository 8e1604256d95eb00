import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, telLink } from '#domain/display/phone.ts';

describe('the customer reads a phone number (A5.7, C4.10)', () => {
  test.each([
    ['of a mobile starting with 9 in groups of 3, 2 and 3', '91234567', '+47 912 34 567'],
    ['of a mobile starting with 4 in groups of 3, 2 and 3', '41234567', '+47 412 34 567'],
    ['of any other line in pairs', '21000000', '+47 21 00 00 00'],
    ['with its +47', '+4791234567', '+47 912 34 567'],
    ['in pairs with its +47', '+4721000000', '+47 21 00 00 00'],
    ['in its groups however it was grouped', ' 91 23 45 67 ', '+47 912 34 567'],
    ['in its groups when it came with hard blanks', '+47\u00a021\u00a000\u00a000\u00a000', '+47 21 00 00 00'],
    ['that begins like a country code as a mobile', '47123456', '+47 471 23 456'],
    ['of any other line with 4 and 9 in it in pairs', '21490000', '+47 21 49 00 00'],
    ['of nine digits as it came', '9 12345678', '9 12345678'],
    ['of nine digits in pairs as it came', '21 00 00 00 0', '21 00 00 00 0'],
    ['of seven digits as it came', '912 3456', '912 3456'],
    ['of five digits as it came', '02 800', '02 800'],
    ['of another country as it came', '+46 8 123 456 78', '+46 8 123 456 78'],
    ['with words in it as it came', 'ring 21000000', 'ring 21000000'],
    ['that is empty as it came', '', ''],
  ])('%s', (_, phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });

  test('in groups that add nothing but blanks and +47, and grouping twice changes nothing more', () => {
    const eightDigits = fc.stringMatching(/^(\+47)?\d{8}$/);
    fc.assert(
      fc.property(eightDigits, (phone) => {
        const shown = formatPhone(phone);
        expect(shown.replaceAll(' ', '')).toBe(phone.startsWith('+47') ? phone : `+47${phone}`);
        expect(formatPhone(shown)).toBe(shown);
      }),
    );
  });
});

describe('the customer rings by a link', () => {
  test.each([
    ['without blanks', '21 00 00 00', 'tel:21000000'],
    ['with the country code kept', '+47 912 34 567', 'tel:+4791234567'],
    ['without hard blanks and line breaks either', '21\u00a000\n00\t00', 'tel:21000000'],
  ])('%s', (_, phone, link) => {
    expect(telLink(phone)).toBe(link);
  });
});
