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
    ['Ring 004790000000 nå', 'Ring [skjult] nå'],
    ['Ring +47 900 00 000.', 'Ring [skjult].'],
    ['Ring 90\u00a000\u00a000\u00a000', 'Ring [skjult]'],
    ['Nummeret er 100001, sa hun', 'Nummeret er [skjult], sa hun'],
    ['Nummeret er 1000010', 'Nummeret er [skjult]'],
    ['kari@bank.example@evil.example sendte', '[skjult] sendte'],
    ['<kari@bank.example>', '<[skjult]>'],
    ['Fant "Kari Skogly" og "Per" ikke', 'Fant [skjult] ikke'],
    ['Fant "Kari\nSkogly" ikke', 'Fant [skjult] ikke'],
    ["Fant 'Kari Skogly' ikke", 'Fant [skjult] ikke'],
    ["Fant '' ikke", 'Fant [skjult] ikke'],
    ["Fant 'Skogly' ikke", 'Fant [skjult] ikke'],
    ["Fant 'Kari O'Brien' ikke", 'Fant [skjult] ikke'],
    ["Kunde'Kari Skogly' ikke", 'Kunde[skjult] ikke'],
    ["Kunde'Kari O'Brien' ikke", 'Kunde[skjult] ikke'],
    ["Fant 'Kari Skogly'er ikke", 'Fant [skjult]er ikke'],
    ["Kunde'Kari Skogly'er ikke", 'Kunde[skjult]er ikke'],
    ["Can't set '3 Skogly'", "Can't set [skjult]"],
    [
      "Failed to execute 'setAttribute' on 'Element': 'Kari Skogly' is not valid",
      "Failed to execute 'setAttribute' on 'Element': [skjult] is not valid",
    ],
    ["Can't set 'Kari Skogly'", "Can't set [skjult]"],
    [
      'Feil i 86ea2d79-1234-4567-8901-c12345678901 for 1000010',
      'Feil i 86ea2d79-1234-4567-8901-c12345678901 for [skjult]',
    ],
    [
      'Feil for 014379 12357 i 86EA2D79-1234-4567-8901-C12345678901',
      'Feil for [skjult] i 86EA2D79-1234-4567-8901-C12345678901',
    ],
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

  test.each(['999999999999', '9999 9999.9999-9999', '["7100005","7100006"]'])(
    'other digits are not a number of a person: %s',
    (text) => {
      expect(withoutNationalIds(text)).toBe(text);
    },
  );

  test.each([
    ['0143791235', '0143791235'],
    ['x01437912357y', 'x[skjult]y'],
    ['0 1 4 3 7 9 1 2 3 5 7', '[skjult]'],
    ['0a1437912357', '0a1437912357'],
    ['2289 7810.0034', '[skjult]'],
    ['2289-7810\u00a00034 og 999999999999', '[skjult] og 999999999999'],
    ['86ea2d79-1234-4567-8901-c12345678901', '86ea2d79-1234-4567-8901-c12345678901'],
  ])('without national identity numbers, "%s" is "%s"', (text, expected) => {
    expect(withoutNationalIds(text)).toBe(expected);
  });

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
  'linje 12345',
  'kode INS00002 og N-1000010',
  "Cannot read properties of undefined (reading 'status')",
  "undefined is not an object (evaluating 'e.status')",
  "Cannot read property 'status' of undefined",
  "Can't read what isn't loaded",
  'en @ i teksten',
  'DELETE /relasjoner/86ea2d79-1234-4567-8901-c12345678901',
])('other data is not hidden: %s', (text) => {
  expect(withoutPersonal(text)).toBe(text);
});
