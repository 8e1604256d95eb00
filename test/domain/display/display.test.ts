import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOrganisationNumber } from '#domain/display/organisation-number.ts';
import { sharedLabel } from '#domain/display/shared-label.ts';
import { daysText } from '#domain/policies/proposals.ts';

describe('an organisation number (A5.7)', () => {
  test.each([
    ['is shown in groups of three', '999888777', '999 888 777'],
    ['is grouped again if it has other groups', ' 99 98 88\u00a0777', '999 888 777'],
    ['of eight digits is unchanged', '99988877', '99988877'],
    ['of ten digits is unchanged', '9998887770', '9998887770'],
    ['with letters is unchanged', 'NO999888777', 'NO999888777'],
    ['that is empty is unchanged', '', ''],
  ])('%s', (_, number, shown) => {
    expect(formatOrganisationNumber(number)).toBe(shown);
  });

  test('gets only spaces, and a second grouping changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (number) => {
        const shown = formatOrganisationNumber(number);
        expect(shown.replaceAll(' ', '')).toBe(number);
        expect(formatOrganisationNumber(shown)).toBe(shown);
      }),
    );
  });
});

test.each([
  [0, '0 dager'],
  [1, '1 dag'],
  [2, '2 dager'],
  [21, '21 dager'],
])('%i days are shown as “%s” (A5.9)', (count, text) => {
  expect(daysText(count)).toBe(text);
});

describe('the label of a shared policy (A5.8)', () => {
  test.each([
    ['capitalises only the first letter of a name in capitals', 'KARI', 'NORDMANN', 'Delt av Kari N.'],
    ['capitalises a name in small letters', 'kari', 'nordmann', 'Delt av Kari N.'],
    ['has only the first of two first names', 'Kari Anne', 'Nordmann', 'Delt av Kari N.'],
    ['has both parts of a double name', 'ANNE-MARIE', 'Nordmann', 'Delt av Anne-Marie N.'],
    ['capitalises the letter after an apostrophe', "D'ARCY", 'Nordmann', "Delt av D'Arcy N."],
    ['capitalises Norwegian letters', 'ÅSE', 'øst', 'Delt av Åse Ø.'],
    ['ignores spaces around the names', '  Kari\tAnne ', ' Nordmann ', 'Delt av Kari N.'],
    ['has the initial of the first of two surnames', 'Kari', 'Nordmann Hansen', 'Delt av Kari N.'],
    ['has an initial of two code units', 'Kari', '𐐨ng', 'Delt av Kari 𐐀.'],
    ['has no name without a first name', undefined, 'Nordmann', 'Delt med deg'],
    ['has no name with an empty first name', ' ', 'Nordmann', 'Delt med deg'],
    ['has no name without a last name', 'Kari', undefined, 'Delt med deg'],
    ['has no name with an empty last name', 'Kari', '  ', 'Delt med deg'],
    ['has no name without any name', undefined, undefined, 'Delt med deg'],
    ['has no name if both names are null', null, null, 'Delt med deg'],
  ])('%s', (_, first, last, label) => {
    expect(sharedLabel(first, last)).toBe(label);
  });

  test('has one of two forms, for any names', () => {
    const names = fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined });
    fc.assert(
      fc.property(names, names, (first, last) => {
        expect(sharedLabel(first, last)).toMatch(/^(Delt med deg|Delt av \S+ \S+\.)$/);
      }),
    );
  });
});
