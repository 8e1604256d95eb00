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

describe('everybody whom the visitor can act for (A2.40)', () => {
  test('the visitor by full name, and the organisations by name', () => {
    expect(allParties([aas, solbakken, fjordglimt])).toEqual({
      person: 'Kari Skogly',
      organisations: [
        { number: '923609016', name: 'Fjordglimt Snekkeri AS' },
        { number: '917103801', name: 'Solbakken Regnskap AS' },
        { number: '985615616', name: 'Ås Gartneri AS' },
      ],
    });
  });

  test('an organisation to which there are two relations, once', () => {
    expect(allParties([fjordglimt, fjordglimt]).organisations).toHaveLength(1);
  });

  test('nobody, where there is no relation', () => {
    expect(allParties([])).toEqual({ person: null, organisations: [] });
  });
});

describe('the parties to choose from', () => {
  const person = { organisasjonsnummer: null };
  const organisation = { organisasjonsnummer: '923609016' };

  test('above the page of an organisation: the others, and the visitor themselves (A2.26)', () => {
    expect(offeredParties({ relations: [fjordglimt, solbakken], shown: organisation })).toEqual({
      person: 'Kari Skogly',
      organisations: [{ number: '917103801', name: 'Solbakken Regnskap AS' }],
    });
  });

  test('above the page of the visitor themselves: the organisations (A2.26)', () => {
    expect(offeredParties({ relations: [solbakken, fjordglimt], shown: person })).toEqual({
      person: null,
      organisations: [
        { number: '923609016', name: 'Fjordglimt Snekkeri AS' },
        { number: '917103801', name: 'Solbakken Regnskap AS' },
      ],
    });
  });

  test('in the chooser: all (A2.40)', () => {
    const relations = [solbakken, fjordglimt];
    expect(offeredParties({ relations, shown: null })).toEqual(allParties(relations));
  });
});

test.each([
  [null, [fjordglimt], 'Kari Skogly'],
  [null, [], 'deg selv'],
  ['923609016', [fjordglimt], 'Fjordglimt Snekkeri AS'],
  ['917103801', [fjordglimt], '917 103 801'],
])('the party %s among %o is called %s', (number, relations, name) => {
  expect(partyName(relations, number)).toBe(name);
});

test('whether an organisation is among them', () => {
  expect(isAmong(allParties([fjordglimt]), '923609016')).toBe(true);
  expect(isAmong(allParties([fjordglimt]), '917103801')).toBe(false);
});
