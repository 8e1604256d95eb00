import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact } from '#flows/engine/redaction.ts';

test('personal fields and national identity numbers are hidden, and nothing else', () => {
  expect(
    redact({
      fodselsnummer: 'hva som helst',
      etternavn: 'Skogly',
      rolle: 'ADMIN',
      sok: 'Jeg er 01019012345, hilsen meg',
      melding: 'Min nabo Kari er blind',
      antall: 3,
      premie: 1234.5,
      nummer: 1019012345,
      fnr: null,
      ansatte: [{ navn: 'Kari', kjonn: 'Kvinne', '01019012345': true }],
    }),
  ).toEqual({
    fodselsnummer: '[skjult]',
    etternavn: '[skjult]',
    rolle: 'ADMIN',
    sok: 'Jeg er [skjult], hilsen meg',
    melding: '[skjult]',
    antall: 3,
    premie: 1234.5,
    nummer: '[skjult]',
    fnr: null,
    ansatte: [{ navn: '[skjult]', kjonn: 'Kvinne', '[skjult]': true }],
  });
});

describe('a field with a personal name is hidden with everything below it:', () => {
  test.each([
    ['foedselsnummer', 'fodselsnummer', 'disponentFodselsnummer', 'fnr', 'fodselsdato', 'fodselar'],
    ['navn', 'fornavn', 'eierEtternavn', 'fulltNavn', 'kundenavn', 'name', 'forsikredeName'],
    ['epost', 'epostadresse', 'mobilnummer', 'telefonnummer', 'tlf', 'phone'],
    ['adresse', 'postadresse', 'gatenavn', 'gatenummer', 'oppgang', 'postnummer', 'postnr', 'poststed'],
    ['kundenummer', 'offentligId', 'kontoId', 'kontonummer', 'companyAccountNo', 'kid'],
    ['reisekortinnehaver', 'forsikringstaker', 'registreringsnummer', 'helsestatus', 'arbeidsdyktig'],
  ])('%s, %s …', (...names) => {
    for (const name of names) {
      expect(redact({ [name]: 'x' })).toEqual({ [name]: '[skjult]' });
      expect(redact({ [name]: { value: ['x'] } })).toEqual({ [name]: '[skjult]' });
      expect(redact(new Map([[name, ['x']]]))).toEqual({ [name]: '[skjult]' });
    }
  });

  test('also a complete or half-typed value in an event that names the field', () => {
    expect(redact({ type: 'field.changed', field: 'epost', value: 'kari.skog' })).toEqual({
      type: 'field.changed',
      field: 'epost',
      value: '[skjult]',
    });
    const plain = { type: 'field.changed', field: 'stillingsprosent', value: '80' };
    expect(redact(plain)).toEqual(plain);
  });

  test('others are not', () => {
    const plain = { bankregnr: '0820', rolle: 'ADMIN', status: 500, state: 'answering', answer: true };
    expect(redact(plain)).toEqual(plain);
  });
});

describe('a national identity number', () => {
  test.each([
    '010190-12345',
    '010190\u00a012345',
    '010190\u202f12345',
    '01.01.90 12345',
    '01 01 90 123 45',
    '0 1 0 1 9 0 1 2 3 4 5',
    '010190%2012345',
    '12 010190 12345',
    'https://x.example/01019012345?a=1',
  ])('is hidden in %s', (text) => {
    expect(redact(text)).not.toMatch(/12345|123 45|2 3 4 5/);
    expect(redact(text)).toContain('[skjult]');
  });

  test.each([1019012345, 10190112345, 31129912345, 1019012345n])('is hidden as the number %s', (number) => {
    expect(redact([number])).toEqual(['[skjult]']);
  });

  test.each(['21 00 00 00', '+47 400 00 000', '2026-11-21', '4100', 'FOR3170051', 1732190400000, 987654321])(
    '%s is not one',
    (value) => {
      expect(redact(value)).toBe(value);
    },
  );

  test('is hidden, whatever is around it and between its digits', () => {
    const noLetterOrDigit = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\p{L}\p{N}]/gu, ''));
    const around = fc.string().map((text) => text.replace(/\d/g, ''));
    const digits = fc.stringMatching(/^\d{11}$/);
    const between = fc.array(noLetterOrDigit, { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(around, digits, between, around, (before, number, separators, after) => {
        const parted = [...number].map((digit, at) => digit + (separators[at] ?? '')).join('');
        const shown = String(redact(before + parted + after));
        expect(shown.replace(/\D/g, '')).toBe('');
      }),
    );
  });
});

describe('other values become plain data:', () => {
  test('a cycle is cut, and an object that occurs twice is copied twice', () => {
    const bank = { bankregnr: '0820' };
    const ring: Record<string, unknown> = { one: bank, other: bank };
    ring.self = ring;
    ring.parts = [ring];
    expect(redact(ring)).toEqual({ one: bank, other: bank, self: '[circular]', parts: ['[circular]'] });
  });

  test.each([
    [
      'a map',
      new Map<string, unknown>([['01019012345', { epost: 'a@b.no' }]]),
      { '[skjult]': { epost: '[skjult]' } },
    ],
    ['a set', new Set(['01019012345', 'a']), ['[skjult]', 'a']],
    ['a date', new Date('2026-11-21T09:30:00Z'), '2026-11-21T09:30:00.000Z'],
    ['an impossible date', new Date(Number.NaN), null],
    ['an error', new TypeError('010190 12345 is wrong'), 'TypeError: [skjult] is wrong'],
    ['an address', new URL('https://x.example/010190-12345'), 'https://x.example/[skjult]'],
    ['a function', () => '01019012345', '[function]'],
    ['nothing', undefined, undefined],
  ])('%s', (_, value, plain) => {
    expect(redact(value)).toEqual(plain);
    expect(redact({ value })).toEqual({ value: plain });
  });
});

test('a long list is cut, so that a copy at each step is cheap', () => {
  const many = Array.from({ length: 10_000 }, (_, id) => ({ id, navn: 'Kari' }));
  expect(redact({ many })).toEqual({
    many: many.slice(0, 100).map(({ id }) => ({ id, navn: '[skjult]' })),
  });
});
