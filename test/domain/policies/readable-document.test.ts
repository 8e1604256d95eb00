import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ReadablePart, readableParts, withoutTitle } from '#domain/policies/readable-document.ts';

const lines = (...all: readonly string[]) => all.join('\n');

describe('the readable form of a letter (B2.67, C4.49)', () => {
  test('has headings, facts and a table in place of columns', () => {
    const letter = lines(
      'FORSIKRINGSBEVIS',
      '----------------------------------------------------------------------------',
      'Forsikringstaker            Kari Skogly',
      'Periode                     14.12.2025 – 13.12.2026',
      '----------------------------------------------------------------------------',
      'DEKNING                     SUM                     EGENANDEL',
      'Ansvar                      Ubegrenset',
      'Kasko                       400 000 kr              4 000 kr',
      '----------------------------------------------------------------------------',
      'Pris                        7 400 kr/år',
      '',
    );
    expect(readableParts(letter)).toEqual([
      { kind: 'heading', text: 'FORSIKRINGSBEVIS' },
      {
        kind: 'facts',
        facts: [
          { label: 'Forsikringstaker', value: 'Kari Skogly' },
          { label: 'Periode', value: '14.12.2025 – 13.12.2026' },
        ],
      },
      {
        kind: 'table',
        head: ['DEKNING', 'SUM', 'EGENANDEL'],
        rows: [
          ['Ansvar', 'Ubegrenset', ''],
          ['Kasko', '400 000 kr', '4 000 kr'],
        ],
      },
      { kind: 'facts', facts: [{ label: 'Pris', value: '7 400 kr/år' }] },
    ]);
  });

  test('joins the lines that the letter broke at its width, and keeps the others apart', () => {
    const letter = lines(
      'Forsikringen dekker skade på bilen når den blir stjålet, og når den brenner eller',
      'blir truffet av lyn. Egenandelen står i tabellen.',
      '',
      'Kari Skogly',
      'Storgata 1',
      '0123 OSLO',
    );
    expect(readableParts(letter)).toEqual([
      {
        kind: 'paragraph',
        lines: [
          'Forsikringen dekker skade på bilen når den blir stjålet, og når den brenner eller blir truffet av lyn. Egenandelen står i tabellen.',
        ],
      },
      { kind: 'paragraph', lines: ['Kari Skogly', 'Storgata 1', '0123 OSLO'] },
    ]);
  });

  const certain = (letter: string) =>
    readableParts(letter).filter(({ kind }) => kind === 'table' || kind === 'facts');

  test.each([
    [
      'a head without a name for its first column',
      '                   SUM       EGENANDEL\nAnsvar       6 000 000\nRettshjelp     100 000',
    ],
    [
      'sums that end elsewhere than the name of their column',
      lines(
        'DEKNING                     SUM                     EGENANDEL',
        'Kasko                                    400 000        4 000',
        'Rettshjelp                               100 000',
      ),
    ],
    [
      'a name of two parts',
      'DEKNING      SUM          EGENANDEL\nAnsvar  bil  6 000 000 kr\nKasko        400 000 kr   4 000 kr',
    ],
    [
      'names of columns that are unknown',
      'DEKNING    FORSIKRET BELØP\nBrann      1 000 000 kr\nTyveri     500 000 kr',
    ],
    ['two answers beside each other', 'Ja    Nei'],
    [
      'columns by tabs that are not below each other',
      'DEKNING\t\tSUM\t\tEGENANDEL\nAnsvar utenfor trafikk\t6 000 000 kr',
    ],
  ])('a value is beside no name if its column is not certain: %s', (_, letter) => {
    expect(certain(letter)).toEqual([]);
  });

  test('two columns in capitals are labels and values', () => {
    expect(readableParts('FORSIKRINGSTAKER     KARI SKOGLY\nPOSTNUMMER           0123')).toEqual([
      {
        kind: 'facts',
        facts: [
          { label: 'FORSIKRINGSTAKER', value: 'KARI SKOGLY' },
          { label: 'POSTNUMMER', value: '0123' },
        ],
      },
    ]);
  });

  test('an indented line continues a value only if it begins below it', () => {
    expect(readableParts('Egenandel     4 000 kr\n                          Side 2 av 3')).toEqual([
      { kind: 'facts', facts: [{ label: 'Egenandel', value: '4 000 kr' }] },
      { kind: 'paragraph', lines: ['Side 2 av 3'] },
    ]);
  });

  test('a dash before a number stays', () => {
    expect(readableParts('Periode       14.12.2025\n              - 13.12.2026\n\n- 500 kr')).toEqual([
      { kind: 'facts', facts: [{ label: 'Periode', value: '14.12.2025 - 13.12.2026' }] },
      { kind: 'paragraph', lines: ['- 500 kr'] },
    ]);
  });

  test.each<[string, string, readonly ReadablePart[]]>([
    ['an underlined line is a heading', 'Vilkår\n======', [{ kind: 'heading', text: 'Vilkår' }]],
    [
      'a paragraph above a drawn line is none',
      `Avtalen er fornyet.\n${'-'.repeat(76)}`,
      [{ kind: 'paragraph', lines: ['Avtalen er fornyet.'] }],
    ],
    [
      'several lines in capitals are an address, not headings',
      'KARI SKOGLY\nSTORGATA',
      [{ kind: 'paragraph', lines: ['KARI SKOGLY', 'STORGATA'] }],
    ],
    [
      'dots separate a label from its value',
      'Kasko ........ 4 000 kr\nAnsvar . . . . . Ubegrenset',
      [
        {
          kind: 'facts',
          facts: [
            { label: 'Kasko', value: '4 000 kr' },
            { label: 'Ansvar', value: 'Ubegrenset' },
          ],
        },
      ],
    ],
    [
      'two spaces after a sentence separate nothing',
      'Bilen er dekket.  Hengeren er det ikke.',
      [{ kind: 'paragraph', lines: ['Bilen er dekket.  Hengeren er det ikke.'] }],
    ],
    [
      'an indented line continues the value above it',
      'Panthaver     Banken i Storgata\n              avdeling Bergen',
      [{ kind: 'facts', facts: [{ label: 'Panthaver', value: 'Banken i Storgata avdeling Bergen' }] }],
    ],
    [
      'bullets are a list',
      'Ikke dekket:\n- slitasje\n- rust som var der\n  fra før',
      [
        { kind: 'paragraph', lines: ['Ikke dekket:'] },
        { kind: 'list', items: ['slitasje', 'rust som var der fra før'] },
      ],
    ],
    [
      'amounts that end below each other are in one column',
      'Bygning      Sum kr    Egenandel\nHus       5 000 000        4 000\nGarasje     300 000',
      [
        {
          kind: 'table',
          head: ['Bygning', 'Sum kr', 'Egenandel'],
          rows: [
            ['Hus', '5 000 000', '4 000'],
            ['Garasje', '300 000', ''],
          ],
        },
      ],
    ],
    ['an empty letter has no parts', ' \n\r\n\f', []],
  ])('%s', (_, letter, parts) => {
    expect(readableParts(letter)).toEqual(parts);
  });

  test('leaves out a first heading that the page already has, and no other', () => {
    const parts = readableParts('TILBUDSBREV\n\nVILKÅR\n\nTekst');
    expect(withoutTitle(parts, 'Tilbudsbrev')).toEqual(parts.slice(1));
    expect(withoutTitle(parts, 'Forsikringsbevis')).toEqual(parts);
    expect(withoutTitle([], 'Forsikringsbevis')).toEqual([]);
  });

  test('is shown without a wait for thousands of columns, and for very many lines', () => {
    const wide = readableParts('1 kr  '.repeat(30_000));
    expect(wide.map(({ kind }) => kind)).toEqual(['table']);
    const long = readableParts('et ord\n'.repeat(200_000));
    expect(long.map((part) => part.kind === 'paragraph' && part.lines.length)).toEqual([200_000]);
  });

  /** The words of a text in their order, without the dots, dashes and bullets that draw a letter. */
  const wordsIn = (text: string) =>
    text
      .replaceAll(/\.{4,}/g, ' ')
      .split(/\s+/)
      .filter((word) => /[^-=_*~.•–—]/.test(word));

  const textsOf = (part: ReadablePart): readonly string[] => {
    if (part.kind === 'heading') return [part.text];
    if (part.kind === 'paragraph') return part.lines;
    if (part.kind === 'list') return part.items;
    if (part.kind === 'letter') return [part.text];
    if (part.kind === 'facts') return part.facts.flatMap(({ label, value }) => [label, value]);
    return [part.head ?? [], ...part.rows].flat();
  };

  test('has every word of any letter, in its order', () => {
    const pieces = fc.constantFrom(
      ...['Kasko', 'SUM', '4 000 kr', 'å', '-', '•', '*', '.', '...', '....', '. . . . ', ':', '–', '1.'],
      ...[
        ' ',
        '  ',
        '        ',
        '\t',
        '\u00a0',
        '\n',
        '\n\n',
        '\r\n',
        '\f',
        '-----',
        '=====',
        'ord '.repeat(18),
      ],
    );
    const letter = fc.oneof(
      fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
    fc.assert(
      fc.property(letter, (text) => {
        expect(wordsIn(readableParts(text).flatMap(textsOf).join(' '))).toEqual(wordsIn(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
