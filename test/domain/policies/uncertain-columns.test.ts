import { describe, expect, test } from 'vitest';
import { readableParts } from '#domain/policies/readable-document.ts';

const lines = (...all: readonly string[]) => all.join('\n');

describe('columns without a certain meaning keep the spaces of the letter (C4.49)', () => {
  test.each([
    [
      'amounts that are not below their heads',
      lines(
        'DEKNING          ANTALL      SUM',
        'Reisegods          2       100 000',
        'Avbestilling       1       200 000',
      ),
    ],
    [
      'a value that reaches into the next column',
      lines(
        'DEKNING      SUM          EGENANDEL',
        'Kasko        inntil avtalt sum 4 000 kr',
        'Brann        400 000      6 000',
      ),
    ],
    [
      'a row without names that lacks a value',
      lines('Kasko        400 000      4 000', 'Ansvar                    4 000'),
    ],
    [
      'a row in words without names',
      lines('Brann      Ubegrenset   Se vilkår', 'Tyveri     10 000       4 000'),
    ],
    ['perils in two columns', lines('Brann            Tyveri', 'Vannskade        Hærverk')],
    ['perils in three columns', lines('Brann       Tyveri      Vann', 'Storm       Hærverk     Glass')],
    [
      'a letterhead',
      lines(
        'Kari Skogly                   Oslo, 27.11.2026',
        'Storgata 1                    Kundenr. 123456',
      ),
    ],
    ['a letterhead of one line', 'Åsgrend Forsikring AS         27.11.2026'],
    [
      'two addresses',
      lines(
        'Forsikringstaker              Forsikringsselskap',
        'Kari Skogly                   Åsgrend Forsikring',
        'Storgata 1                    Postboks 100',
        '0123 OSLO                     0101 OSLO',
      ),
    ],
    ['two names of addresses', 'Forsikringstaker              Forsikringsselskap'],
    ['two pairs on a line', 'Kundenr: 123456  Polisenr: 7130010'],
    [
      'pairs in four columns',
      lines('Kundenr:    123456    Polisenr:    7130010', 'Dato:       1.1.26    Terminer:    12'),
    ],
    ['a sum below amounts', lines('Premie bil    4 400', 'Premie hus    3 100', '              7 500')],
    ['a sum with its unit below amounts', lines('Premie bil    4 400 kr', '              7 500 kr')],
    ['a sum below a word', lines('Ansvar        Ubegrenset', '              7 500 kr')],
    ['a dash below a value', lines('Panthaver     Banken i Storgata', '              –')],
    [
      'a line below the middle column',
      lines(
        'DEKNING      OMFANG             EGENANDEL',
        'Kasko        Skade på bilen     4 000',
        '             ikke ved slitasje',
      ),
    ],
  ])('%s', (_, letter) => {
    expect(readableParts(letter)).toEqual([{ kind: 'letter', text: letter }]);
  });

  test('two columns below a table, because the value may be below any of its columns', () => {
    const table = lines('DEKNING      SUM          EGENANDEL', 'Kasko        400 000      4 000');
    const row = 'Ansvar                    4 000';
    const read = (letter: string) => readableParts(letter).map(({ kind }) => kind);
    expect(read(lines(table, '', row))).toEqual(['table', 'letter']);
    expect(read(lines(table, 'Tillegg:', row))).toEqual(['table', 'paragraph', 'letter']);
    expect(read(lines(table, '', 'Ansvar:                   4 000'))).toEqual(['table', 'facts']);
    expect(read(lines(table, '-----', row))).toEqual(['table', 'facts']);
    expect(read(lines(table, '', 'PRIS', '', row))).toEqual(['table', 'heading', 'facts']);
  });
});

test('a row in capitals is not the head of the rows below, and the first head again begins a new table', () => {
  const head = 'DEKNING      SUM          EGENANDEL';
  const rows = [
    'Brann        100 000      4 000',
    'TYVERI       INGEN        INGEN',
    'Vannskade    200 000      6 000',
  ];
  const table = {
    kind: 'table',
    head: ['DEKNING', 'SUM', 'EGENANDEL'],
    rows: [
      ['Brann', '100 000', '4 000'],
      ['TYVERI', 'INGEN', 'INGEN'],
      ['Vannskade', '200 000', '6 000'],
    ],
  };
  expect(readableParts(lines(head, ...rows))).toEqual([table]);
  expect(readableParts(lines(head, ...rows, head, ...rows))).toEqual([table, table]);
  expect(readableParts(lines('BRANN        INGEN        INGEN', ...rows))).toMatchObject([{ head: null }]);
});

test('a head of two columns names its values', () => {
  expect(readableParts('DEKNING      SUM\nKasko        400 000\nAnsvar       Ubegrenset')).toEqual([
    {
      kind: 'table',
      head: ['DEKNING', 'SUM'],
      rows: [
        ['Kasko', '400 000'],
        ['Ansvar', 'Ubegrenset'],
      ],
    },
  ]);
});

test('the number of the page continues no value', () => {
  const facts = (value: string) => ({ kind: 'facts', facts: [{ label: 'Egenandel', value }] });
  for (const page of ['2', '- 2 -', 'Side 2 av 3'])
    expect(readableParts(lines('Egenandel     4 000', `              ${page}`))).toEqual([
      facts('4 000'),
      { kind: 'paragraph', lines: [page] },
    ]);
  expect(readableParts(lines('Egenandel     4 000 kr', '              per skade'))).toEqual([
    facts('4 000 kr per skade'),
  ]);
});

test('the lines of an address are one value', () => {
  expect(readableParts(lines('Forsikringssted    Storgata 1', '                   0123 OSLO'))).toEqual([
    { kind: 'facts', facts: [{ label: 'Forsikringssted', value: 'Storgata 1 0123 OSLO' }] },
  ]);
});

test('a bullet may be followed by more than one space', () => {
  expect(readableParts(lines('-  slitasje', '-\trust', '•   riper som var der', '    fra før'))).toEqual([
    { kind: 'list', items: ['slitasje', 'rust', 'riper som var der fra før'] },
  ]);
});

test('a dash or stars in place of a value stay, and do not separate lines', () => {
  expect(readableParts(lines('Panthaver', '  –', 'Fødselsnummer', '***'))).toEqual([
    { kind: 'paragraph', lines: ['Panthaver', '–', 'Fødselsnummer', '***'] },
  ]);
  expect(readableParts('Tillegg\n\n- - - -\n\n  ----   -----\n\nTekst')).toEqual([
    { kind: 'paragraph', lines: ['Tillegg'] },
    { kind: 'paragraph', lines: ['Tekst'] },
  ]);
});
