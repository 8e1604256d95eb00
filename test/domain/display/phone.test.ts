import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, telLink } from '#domain/display/phone.ts';

describe('a phone number (A5.7, C4.10)', () => {
  test.each([
    ['is shown with +47 and in groups of 3, 2 and 3 if it begins with 9', '91234567', '+47 912 34 567'],
    ['is shown with +47 and in groups of 3, 2 and 3 if it begins with 4', '41234567', '+47 412 34 567'],
    ['is shown with +47 and in pairs if it begins with another digit', '21000000', '+47 21 00 00 00'],
    ['keeps its +47', '+4791234567', '+47 912 34 567'],
    ['in pairs keeps its +47', '+4721000000', '+47 21 00 00 00'],
    ['is grouped again if it has other groups', ' 91 23 45 67 ', '+47 912 34 567'],
    ['is grouped again if it has no-break spaces', '+47\u00a021\u00a000\u00a000\u00a000', '+47 21 00 00 00'],
    ['that begins with 47 has no country code', '47123456', '+47 471 23 456'],
    ['is shown in pairs if 4 and 9 are not its first digit', '21490000', '+47 21 49 00 00'],
    ['of nine digits is unchanged', '9 12345678', '9 12345678'],
    ['of nine digits in pairs is unchanged', '21 00 00 00 0', '21 00 00 00 0'],
    ['of seven digits is unchanged', '912 3456', '912 3456'],
    ['of five digits is unchanged', '02 800', '02 800'],
    ['of another country is unchanged', '+46 8 123 456 78', '+46 8 123 456 78'],
    ['with words is unchanged', 'ring 21000000', 'ring 21000000'],
    ['that is empty is unchanged', '', ''],
  ])('%s', (_, phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });

  test('gets only spaces and +47, and a second grouping changes nothing', () => {
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

describe('the link to a phone number (A5.7)', () => {
  test.each([
    ['has no spaces', '21 00 00 00', 'tel:21000000'],
    ['keeps the country code', '+47 912 34 567', 'tel:+4791234567'],
    ['has no no-break spaces, tabs and line breaks', '21\u00a000\n00\t00', 'tel:21000000'],
  ])('%s', (_, phone, link) => {
    expect(telLink(phone)).toBe(link);
  });
});
