import { describe, expect, test } from 'vitest';
import { allParties, isAmong, offeredParties, partyName } from '#domain/arriving/parties.ts';

const relation = (organisasjonsnummer: string, organisasjonsnavn: string) => ({
  organisasjonsnummer,
  organisasjonsnavn,
  kundenavn: { fornavn: 'Kari', etternavn: 'Skogly', fulltNavn: 'Kari Skogly' },
});

const solbakken = relation('917103801', 'Solbakken Regnskap AS');
const fjordglimt = relation('923609016', 'Fjordglimt Snekkeri AS');
const aas = relation('985615616', 'Ås Gartneri AS');

describe('the list of all parties (A2.40)', () => {
  test('has the full name of the visitor, and the organisations sorted by name', () => {
    expect(allParties([aas, solbakken, fjordglimt])).toEqual({
      person: 'Kari Skogly',
      organisations: [
        { number: '923609016', name: 'Fjordglimt Snekkeri AS' },
        { number: '917103801', name: 'Solbakken Regnskap AS' },
        { number: '985615616', name: 'Ås Gartneri AS' },
      ],
    });
  });

  test('has an organisation with two relations only once', () => {
    expect(allParties([fjordglimt, fjordglimt]).organisations).toHaveLength(1);
  });

  test('is empty if there are no relations', () => {
    expect(allParties([])).toEqual({ person: null, organisations: [] });
  });
});

describe('the parties to choose from', () => {
  const person = { organisasjonsnummer: null };
  const organisation = { organisasjonsnummer: '923609016' };

  test('are the visitor and the other organisations on the page of an organisation (A2.26)', () => {
    expect(offeredParties({ relations: [fjordglimt, solbakken], shown: organisation })).toEqual({
      person: 'Kari Skogly',
      organisations: [{ number: '917103801', name: 'Solbakken Regnskap AS' }],
    });
  });

  test('are the organisations on the page of the visitor themselves (A2.26)', () => {
    expect(offeredParties({ relations: [solbakken, fjordglimt], shown: person })).toEqual({
      person: null,
      organisations: [
        { number: '923609016', name: 'Fjordglimt Snekkeri AS' },
        { number: '917103801', name: 'Solbakken Regnskap AS' },
      ],
    });
  });

  test('are all parties in the chooser (A2.40)', () => {
    const relations = [solbakken, fjordglimt];
    expect(offeredParties({ relations, shown: null })).toEqual(allParties(relations));
  });
});

test.each([
  ['the visitor has their full name', null, [fjordglimt], 'Kari Skogly'],
  ['a visitor without relations is called “deg selv”', null, [], 'deg selv'],
  ['an organisation has its name', '923609016', [fjordglimt], 'Fjordglimt Snekkeri AS'],
  ['an organisation without a relation has its number', '917103801', [fjordglimt], '917 103 801'],
])('%s', (_, number, relations, name) => {
  expect(partyName(relations, number)).toBe(name);
});

test('an organisation is among the parties if the visitor has a relation to it', () => {
  expect(isAmong(allParties([fjordglimt]), '923609016')).toBe(true);
  expect(isAmong(allParties([fjordglimt]), '917103801')).toBe(false);
});
