import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutNationalIds, withoutPersonal } from '#domain/person/without-personal.ts';

describe('data that may identify a person is hidden', () => {
  test.each([
    ['Fant ikke 01437912357.', 'Fant ikke [skjult].'],
    ['Fant ikke 014379 12357.', 'Fant ikke [skjult].'],
    ['Fant ikke 014379-12357.', 'Fant ikke [skjult].'],
    ['Fant ikke 014379%2012357.', 'Fant ikke [skjult].'],
    ['Svar til kari.skogly@bank.example, takk', 'Svar til [skjult], takk'],
    ['Ring 900 00 000 i dag', 'Ring [skjult] i dag'],
    ['Ring +4790000000', 'Ring [skjult]'],
    ['Ring 21000000', 'Ring [skjult]'],
    ['GET /oppgaver/1000010/skademeldinger', 'GET /oppgaver/[skjult]/skademeldinger'],
  ])('%s', (text, expected) => {
    expect(withoutPersonal(text).replace(/\s+/g, ' ')).toBe(expected);
  });

  // Typed behind a phone number, before other digits, and a D number, which only its check digits show.
  test.each(['4100001622897810003', '228978100034', '99941437912368'])(
    'a national identity number in a longer row of digits is hidden: %s',
    (text) => {
      expect(withoutNationalIds(text)).toBe('[skjult]');
    },
  );

  test.each(['999999999999', '["7100005","7100006"]'])(
    'other digits are not a number of a person: %s',
    (text) => {
      expect(withoutNationalIds(text)).toBe(text);
    },
  );

  test('eleven digits are hidden, whatever text is around them', () => {
    const digits = fc.stringMatching(/^\d{11}$/);
    const around = fc.string().map((text) => text.replace(/\d/g, ''));
    fc.assert(
      fc.property(around, digits, around, (before, number, after) => {
        expect(withoutNationalIds(before + number + after)).not.toContain(number);
        expect(withoutPersonal(before + number + after)).not.toContain(number);
      }),
    );
  });
});

test.each([
  'TypeError: a is undefined',
  'at index-59niBEUU.js:12:3456',
  'FOR3170051',
  '2026-11-21',
  'side 404',
  'DELETE /relasjoner/86ea2d79-1234-4567-8901-c12345678901',
])('other data is not hidden: %s', (text) => {
  expect(withoutPersonal(text)).toBe(text);
});
