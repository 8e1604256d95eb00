import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysText } from '#domain/display/days-text.ts';
import { anyOfNames } from '#domain/display/name-list.ts';
import { formatOrganisationNumber } from '#domain/display/organisation-number.ts';
import { sharedLabel } from '#domain/display/shared-label.ts';
import { yesNo } from '#domain/display/yes-no.ts';

describe('the customer reads an organisation number (A5.7)', () => {
  test.each([
    ['in groups of three', '999888777', '999 888 777'],
    ['in its groups however it was grouped', ' 99 98 88\u00a0777', '999 888 777'],
    ['of eight digits as it came', '99988877', '99988877'],
    ['of ten digits as it came', '9998887770', '9998887770'],
    ['with letters as it came', 'NO999888777', 'NO999888777'],
    ['that is empty as it came', '', ''],
  ])('%s', (_, number, shown) => {
    expect(formatOrganisationNumber(number)).toBe(shown);
  });

  test('whose groups change nothing but the blanks, and grouping twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (number) => {
        const shown = formatOrganisationNumber(number);
        expect(shown.replaceAll(' ', '')).toBe(number);
        expect(formatOrganisationNumber(shown)).toBe(shown);
      }),
    );
  });
});

test('the customer reads Ja or Nei (A5.7)', () => {
  expect(yesNo(true)).toBe('Ja');
  expect(yesNo(false)).toBe('Nei');
});

test.each([
  [0, '0 dager'],
  [1, '1 dag'],
  [2, '2 dager'],
  [21, '21 dager'],
])('the customer reads that a proposal runs out in %i days (A5.9)', (count, text) => {
  expect(daysText(count)).toBe(text);
});

describe('the customer reads who can give access (A2.33)', () => {
  test.each([
    ['nobody', [], ''],
    ['one person', ['Kari Nordmann'], 'Kari Nordmann'],
    ['two', ['Kari Nordmann', 'Ola Hansen'], 'Kari Nordmann eller Ola Hansen'],
    ['three', ['Kari', 'Ola', 'Per'], 'Kari, Ola eller Per'],
    ['four', ['Kari', 'Ola', 'Per', 'Pål'], 'Kari, Ola, Per eller Pål'],
  ])('%s', (_, names, text) => {
    expect(anyOfNames(names)).toBe(text);
  });
});

describe('the customer reads who shares a policy (A5.8)', () => {
  test.each([
    ['a name in capitals', 'KARI', 'NORDMANN', 'Delt av Kari N.'],
    ['a name in small letters', 'kari', 'nordmann', 'Delt av Kari N.'],
    ['the first of two names', 'Kari Anne', 'Nordmann', 'Delt av Kari N.'],
    ['a double name', 'ANNE-MARIE', 'Nordmann', 'Delt av Anne-Marie N.'],
    ['a name with an apostrophe', "D'ARCY", 'Nordmann', "Delt av D'Arcy N."],
    ['Norwegian letters', 'ÅSE', 'øst', 'Delt av Åse Ø.'],
    ['a name with blanks around it', '  Kari\tAnne ', ' Nordmann ', 'Delt av Kari N.'],
    ['the initial of the first of two surnames', 'Kari', 'Nordmann Hansen', 'Delt av Kari N.'],
    ['an initial that two code units write', 'Kari', '𐐨ng', 'Delt av Kari 𐐀.'],
    ['no first name', undefined, 'Nordmann', 'Delt med deg'],
    ['an empty first name', ' ', 'Nordmann', 'Delt med deg'],
    ['no last name', 'Kari', undefined, 'Delt med deg'],
    ['an empty last name', 'Kari', '  ', 'Delt med deg'],
    ['no name at all', undefined, undefined, 'Delt med deg'],
    ['names that the server left empty', null, null, 'Delt med deg'],
  ])('%s', (_, first, last, label) => {
    expect(sharedLabel(first, last)).toBe(label);
  });

  test('whatever the names, in one of two forms', () => {
    const names = fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined });
    fc.assert(
      fc.property(names, names, (first, last) => {
        expect(sharedLabel(first, last)).toMatch(/^(Delt med deg|Delt av \S+ \S+\.)$/);
      }),
    );
  });
});
