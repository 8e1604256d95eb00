import { describe, expect, test } from 'vitest';
import {
  allParties,
  isAmong,
  isOtherPartyActive,
  offeredParties,
  partyName,
} from '#domain/arriving/parties.ts';

const relation = (organisasjonsnummer: string, organisasjonsnavn: string) => ({
  organisasjonsnummer,
  organisasjonsnavn,
  kundenavn: { fornavn: 'Kari', etternavn: 'Skogly', fulltNavn: 'Kari Skogly' },
});

const solbakken = relation('917103801', 'Solbakken Regnskap AS');
const fjordglimt = relation('923609016', 'Fjordglimt Snekkeri AS');
const aas = relation('985615616', 'Ås Gartneri AS');

describe('the list of all parties (A1.3, A2.40)', () => {
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

  test('has the visitor too if they act for one organisation', () => {
    expect(allParties([solbakken])).toEqual({
      person: 'Kari Skogly',
      organisations: [{ number: '917103801', name: 'Solbakken Regnskap AS' }],
    });
  });

  test('has a number in place of a missing name, and words in place of the visitor’s', () => {
    const nameless = { organisasjonsnummer: '923609016', kundenavn: {} };
    expect(allParties([nameless])).toEqual({
      person: 'deg selv',
      organisations: [{ number: '923609016', name: '923 609 016' }],
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

describe('another party than that of the page is active', () => {
  const visitor = { organisasjonsnummer: null };
  const organisation = { organisasjonsnummer: '923609016' };
  test.each([
    ['if it is the visitor', organisation, visitor, true],
    ['if it is an organisation', visitor, organisation, true],
    ['not if it is the same', organisation, { ...organisation }, false],
    ['not if it is unknown', organisation, null, false],
    ['not in the chooser, which shows no party', null, organisation, false],
  ])('%s', (_, shown, activeParty, expected) => {
    expect(isOtherPartyActive({ shown, activeParty })).toBe(expected);
  });
});

test('an organisation is among the parties if the visitor has a relation to it', () => {
  expect(isAmong(allParties([fjordglimt]), '923609016')).toBe(true);
  expect(isAmong(allParties([fjordglimt]), '917103801')).toBe(false);
});
