import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact } from '#flows/engine/redaction.ts';

test('only codes, yes and no, days of a policy, and small numbers are shown', () => {
  expect(
    redact({
      fodselsnummer: 'hva som helst',
      etternavn: 'Skogly',
      heading: 'Solveien 3',
      rolle: 'ADMIN',
      kind: 'added',
      today: '2026-11-21',
      digital: true,
      melding: '',
      antall: 3,
      premie: 1234.5,
      fnr: null,
      ansatte: [{ navn: 'Kari', kjonn: 'Kvinne', yrke: 'Kokk', '01019012345': true, '86ea2d79-1234': true }],
    }),
  ).toEqual({
    fodselsnummer: '[skjult]',
    etternavn: '[skjult]',
    heading: '[skjult]',
    rolle: 'ADMIN',
    kind: 'added',
    today: '2026-11-21',
    digital: true,
    melding: '',
    antall: 3,
    premie: '[skjult]',
    fnr: null,
    ansatte: [{ navn: '[skjult]', kjonn: '[skjult]', yrke: '[skjult]', '[skjult]': true }],
  });
});

test.each([
  ['a code that is a sentence', { rolle: 'Kari Skogly er ADMIN' }, { rolle: '[skjult]' }],
  ['a day that is another text', { today: '21. november' }, { today: '[skjult]' }],
  ['a day of another field', { born: '2026-11-21' }, { born: '[skjult]' }],
  ['a value that a person typed', { field: 'sok', value: 'sol' }, { field: 'sok', value: '[skjult]' }],
])('%s is hidden', (_, value, shown) => {
  expect(redact(value)).toEqual(shown);
});

test.each([
  ['#/delt/bolig/7100005/1', '#/delt/bolig/[skjult]/1'],
  ['/reisekort/rk-7', '/reisekort/[skjult]'],
  ['https://kunde.example/hopp/Solveien%203?navn=Kari', 'https://[skjult]/hopp/[skjult]?[skjult]'],
  ['Kari', '[skjult]'],
])('an address keeps its words and short numbers: %s', (address, shown) => {
  expect(redact({ to: address, other: address })).toEqual({ to: shown, other: '[skjult]' });
});

describe('a field with a personal name is hidden with everything below it:', () => {
  test.each([
    ['foedselsnummer', 'fodselsnummer', 'disponentFodselsnummer', 'fnr', 'fodselsdato', 'fodselar'],
    ['navn', 'fornavn', 'eierEtternavn', 'fulltNavn', 'kundenavn', 'name', 'forsikredeName'],
    ['epost', 'epostadresse', 'mobilnummer', 'telefonnummer', 'tlf', 'phone'],
    ['adresse', 'postadresse', 'gatenavn', 'gatenummer', 'oppgang', 'postnummer', 'postnr', 'poststed'],
    ['kundenummer', 'offentligId', 'kontoId', 'kontonummer', 'companyAccountNo', 'kid', 'kjonn'],
    ['reisekortinnehaver', 'forsikringstaker', 'registreringsnummer', 'helsestatus', 'arbeidsdyktig'],
  ])('%s, %s …', (...names) => {
    for (const name of names) {
      expect(redact({ [name]: true })).toEqual({ [name]: '[skjult]' });
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
    const plain = { bankregnr: '0820', rolle: 'ADMIN', status: 500, kind: 'added', answer: true };
    expect(redact(plain)).toEqual(plain);
  });
});

test('no text of a field that is not listed is shown, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      expect(redact({ owner: text, rows: [{ text }] })).toEqual({
        owner: '[skjult]',
        rows: [{ text: '[skjult]' }],
      });
    }),
  );
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
    ['a set', new Set(['01019012345', 'a']), ['[skjult]', '[skjult]']],
    ['a date', new Date('2026-11-21T09:30:00Z'), '[skjult]'],
    ['an impossible date', new Date(Number.NaN), null],
    ['an error', new TypeError('010190 12345 is wrong'), 'TypeError'],
    ['an address', new URL('https://x.example/010190-12345'), '[skjult]'],
    ['a function', () => '01019012345', '[function]'],
    ['a large number', 1019012345n, '[skjult]'],
    ['nothing', undefined, undefined],
  ])('%s', (_, value, plain) => {
    expect(redact(value)).toEqual(plain);
    expect(redact({ value })).toEqual({ value: plain });
  });
});

test('a long list is cut, so that a copy at each step is cheap', () => {
  const many = Array.from({ length: 10_000 }, (_, id) => ({ id: id % 100, navn: 'Kari' }));
  expect(redact({ many })).toEqual({
    many: many.slice(0, 100).map(({ id }) => ({ id, navn: '[skjult]' })),
  });
});
