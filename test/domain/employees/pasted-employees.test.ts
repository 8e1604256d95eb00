import { describe, expect, test } from 'vitest';
import { withNewRow, withPastedRows } from '#domain/employees/employee-rows.ts';
import { cellsOf } from '#domain/employees/pasted-cells.ts';
import { faultyRows, pastedErrors, readPasted } from '#domain/employees/pasted-employees.ts';

const today = '2026-11-21';

const row = (id: string, fodselsar: string, kjonn: string) => ({ id, fodselsar, kjonn });

describe('the cells of a text that was copied from a spreadsheet (C4.52)', () => {
  test.each([
    [
      'tabs and the line ends of Windows',
      '1985\tKvinne\r\n1990\tMann\r\n',
      [['1985', 'Kvinne'], ['1990', 'Mann'], ['']],
    ],
    [
      'the line ends of other systems',
      '1985\tKvinne\n1990\tMann',
      [
        ['1985', 'Kvinne'],
        ['1990', 'Mann'],
      ],
    ],
    ['a line break within quotes', '"Frida\nVik"\t1985', [['Frida Vik', '1985']]],
    ['a line break of Windows within quotes', '"Frida\r\nVik"\t1985', [['Frida Vik', '1985']]],
    [
      "quotes that mean 'as above'",
      'Kvinne\t1985\tOslo\nMann\t1990\t"\nMann\t1991\t"\nKvinne\t1992\tBergen',
      [
        ['Kvinne', '1985', 'Oslo'],
        ['Mann', '1990', '"'],
        ['Mann', '1991', '"'],
        ['Kvinne', '1992', 'Bergen'],
      ],
    ],
    [
      "quotes that mean 'as above' in the first and the last column",
      'Salg\tKvinne\tOslo\n"\tMann\t"\n"\tKvinne\t"\r\n"\tKvinne\t"\nIT\tMann\tBergen',
      [
        ['Salg', 'Kvinne', 'Oslo'],
        ['"', 'Mann', '"'],
        ['"', 'Kvinne', '"'],
        ['"', 'Kvinne', '"'],
        ['IT', 'Mann', 'Bergen'],
      ],
    ],
    ['doubled quotes', '"Kari ""Kaja""\nLie"\t1985', [['Kari "Kaja" Lie', '1985']]],
    ['quotes within a cell', 'Kari "Kaja" Lie\t1985', [['Kari "Kaja" Lie', '1985']]],
    [
      'a quote that is never closed',
      '"Kari\t1985\nOla\t1990',
      [
        ['"Kari', '1985'],
        ['Ola', '1990'],
      ],
    ],
    ['an empty quoted cell', '""\t1985', [['', '1985']]],
    ['empty cells', '\t\t1985', [['', '', '1985']]],
    ['an empty line', '1985\tMann\n\n1990\tMann', [['1985', 'Mann'], [''], ['1990', 'Mann']]],
    [
      'semicolons if there is no tab',
      '1985;Kvinne\n1990;"Ma;nn"',
      [
        ['1985', 'Kvinne'],
        ['1990', 'Ma;nn'],
      ],
    ],
    ['semicolons beside tabs', 'a;b\t1985', [['a;b', '1985']]],
    ['blanks and hard blanks', ' 1 985\u00a0\t\u00a0Kvinne ', [['1 985', 'Kvinne']]],
    ['nothing', '', [['']]],
  ])('with %s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });
});

describe('the rows of a pasted text (C4.52)', () => {
  test.each([
    [
      'in the order of the form',
      '1985\tKvinne\n1990\tMann',
      [row('1', '1985', 'Kvinne'), row('2', '1990', 'Mann')],
    ],
    [
      'without the empty lines',
      '\n1985\tKvinne\n\t\n1990\tMann\n',
      [row('2', '1985', 'Kvinne'), row('4', '1990', 'Mann')],
    ],
    ['below their headings', 'Fødselsår\tKjønn\n1985\tKvinne', [row('2', '1985', 'Kvinne')]],
    ['below headings in another order', 'KJØNN\tFØDT\nMann\t1990', [row('2', '1990', 'Mann')]],
    [
      'with the year of a date',
      'Fødselsdato\tKjønn\n03.02.1985\tKvinne\n3.2.1990\tMann',
      [row('2', '1985', 'Kvinne'), row('3', '1990', 'Mann')],
    ],
    ['with a blank in the year', '1\u00a0985\tKvinne', [row('1', '1985', 'Kvinne')]],
    [
      'with small letters or the first letter',
      '1985\tkvinne\n1990\tMANN\n1991\tk\n1992\tM',
      [
        row('1', '1985', 'Kvinne'),
        row('2', '1990', 'Mann'),
        row('3', '1991', 'Kvinne'),
        row('4', '1992', 'Mann'),
      ],
    ],
    [
      'with a date and a time, which is no national identity number',
      '3.2.1985 00:00\tKvinne',
      [row('1', '3.2.198500:00', 'Kvinne')],
    ],
    [
      'with cells that are missing, or have another value',
      '1985\n\tMann\nukjent 1\tAnnet',
      [row('1', '1985', ''), row('2', '', 'Mann'), row('3', 'ukjent1', 'Annet')],
    ],
  ])('%s', (_, text, rows) => {
    expect(readPasted(text, today)).toMatchObject({ ok: true, rows, unused: [] });
  });

  test('the year is preferred to the date, and other columns are named and left out', () => {
    const text =
      'Navn\tFødselsdato\tFødselsnummer\tFødselsår\t\tKjønn\nFrida Vik\t\t15839012321\t1985\tx\tKvinne';
    expect(readPasted(text, today)).toEqual({
      ok: true,
      rows: [row('2', '1985', 'Kvinne')],
      unused: ['Navn', 'Fødselsdato', 'Fødselsnummer'],
      faulty: [],
    });
  });
});

test("no employee is lost between quotes that mean 'as above' (C4.52)", () => {
  const text = [
    'Avdeling\tFødselsår\tKjønn\tSted',
    'Salg\t1985\tKvinne\tOslo',
    '"\t1990\tMann\t"',
    '"\t1991\tKvinne\t"',
    '"\t1993\tKvinne\t"',
    'IT\t1992\tMann\tBergen',
  ].join('\n');
  expect(readPasted(text, today)).toMatchObject({
    rows: [
      row('2', '1985', 'Kvinne'),
      row('3', '1990', 'Mann'),
      row('4', '1991', 'Kvinne'),
      row('5', '1993', 'Kvinne'),
      row('6', '1992', 'Mann'),
    ],
    faulty: [],
  });
});

test('2,000 rows can be pasted at a time, and their headings (C4.52)', () => {
  const text = (count: number) => `Fødselsår\tKjønn\n${'1985\tKvinne\n'.repeat(count)}`;
  expect(readPasted(text(2000), today)).toMatchObject({ ok: true });
  expect(readPasted(text(2001), today)).toEqual({
    ok: false,
    problem:
      'Du kan lime inn 2 000 rader om gangen. Del opp listen, og lim inn resten etter at de første er lagt til.',
  });
});

describe('a text without the columns of the form (C4.52)', () => {
  test.each([
    ['is empty', '', 'Lim inn minst én rad med fødselsår og kjønn'],
    ['has blanks alone', ' \t\n', 'Lim inn minst én rad med fødselsår og kjønn'],
    ['has headings alone', 'Fødselsår\tKjønn', 'Lim inn minst én rad med fødselsår og kjønn'],
    ['has one column', '1985\n1990', 'Radene har bare én kolonne. Kopier både fødselsår og kjønn.'],
    [
      'has more columns, and no headings',
      '1985\tKvinne\n1990\tMann\tLærer',
      'Rad 2 har mer enn to kolonner. Ta med overskriftene fra regnearket, eller kopier bare fødselsår og kjønn.',
    ],
    [
      'lacks a heading',
      'Navn\tFødselsår\nFrida Vik\t1985',
      'Vi finner ikke kolonnen Kjønn. Ta med begge, med overskriftene Fødselsår og Kjønn.',
    ],
    [
      'lacks both headings',
      'Navn\tFødselsnummer\nFrida Vik\t15839012321',
      'Vi finner ikke kolonnene Fødselsår og Kjønn. Ta med begge, med overskriftene Fødselsår og Kjønn.',
    ],
    [
      'has a value beside the last heading',
      'Kjønn\tFødselsår\t\nKvinne\t1985\tx\nMann\t1990\tx\tMann',
      'Rad 3 har flere celler enn overskriftene. Ta med en overskrift for hver kolonne.',
    ],
  ])('if it %s', (_, text, problem) => {
    expect(readPasted(text, today)).toEqual({ ok: false, problem });
  });
});

test.each(['158390 12321', '158390-12321', '158390.12321', '15.83.90-12321', '158390/12321', '1583901232'])(
  'a national identity number is refused in each form, as in %s (C4.52)',
  (number) => {
    expect(readPasted(`${number}\tKvinne`, today)).toEqual({
      ok: false,
      problem: 'Du skal ikke lime inn fødselsnummer. Ta med fødselsår eller fødselsdato i stedet.',
    });
  },
);

test('the errors of pasted rows are those of the form (B5.33, B5.34)', () => {
  const rows = [
    row('1', '1985', 'Kvinne'),
    row('2', '1899', 'Annet'),
    row('4', '', ''),
    row('5', '2027', 'Mann'),
  ];
  expect(pastedErrors(rows, today)).toEqual({
    'ansatteInformasjon.1.fodselsar': 'Fødselsår må være etter 1900',
    'ansatteInformasjon.1.kjonn': 'Vennligst velg kjønn',
    'ansatteInformasjon.2.fodselsar': 'Vennligst fyll ut fødselsåret',
    'ansatteInformasjon.2.kjonn': 'Vennligst velg kjønn',
    'ansatteInformasjon.3.fodselsar': 'Fødselsår må være før inneværende år',
  });
  expect(faultyRows(rows, today)).toEqual(['2', '4', '5']);
});

test('pasted rows come before those with fields, with ids of their own, and empty rows give way (C4.52)', () => {
  const pasted = [row('2', '1985', 'Kvinne'), row('7', '1990', 'Mann')];
  const once = withPastedRows({ ansatteInformasjon: [row('1', '', '')] }, pasted);
  expect(once).toEqual({
    ansatteInformasjon: [
      { ...row('2', '1985', 'Kvinne'), isPasted: true },
      { ...row('3', '1990', 'Mann'), isPasted: true },
    ],
  });
  const withTyped = {
    ansatteInformasjon: [...once.ansatteInformasjon, row('4', '', 'Mann'), row('5', '', '')],
  };
  expect(withPastedRows(withTyped, [row('1', '2001', 'Kvinne')])).toEqual({
    ansatteInformasjon: [
      { ...row('2', '1985', 'Kvinne'), isPasted: true },
      { ...row('3', '1990', 'Mann'), isPasted: true },
      { ...row('6', '2001', 'Kvinne'), isPasted: true },
      row('4', '', 'Mann'),
    ],
  });
});

test('a new row has an id that no pasted row has (C4.52)', () => {
  const form = {
    ansatteInformasjon: [{ ...row('8', '1985', 'Mann'), isPasted: true as const }, row('3', '', 'Mann')],
  };
  expect(withNewRow(form).ansatteInformasjon.map(({ id }) => id)).toEqual(['8', '3', '9']);
});

test('a new row has an id among very many rows too', () => {
  const many = Array.from({ length: 200_000 }, (_, at) => row(String(at), '1985', 'Mann'));
  expect(withNewRow({ ansatteInformasjon: many }).ansatteInformasjon.at(-1)?.id).toBe('200000');
});
