import { describe, expect, test } from 'vitest';
import { allParties, isAmong, otherParties } from '#domain/arriving/parties.ts';

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

describe('everybody but the one acted for (A2.26)', () => {
  test('an organisation: the others, and the visitor in person', () => {
    const acting = { organisasjonsnummer: '923609016', personName: 'Kari Skogly' };
    expect(otherParties([fjordglimt, solbakken], acting)).toEqual({
      person: 'Kari Skogly',
      organisations: [{ number: '917103801', name: 'Solbakken Regnskap AS' }],
    });
  });

  test('the visitor in person: the organisations', () => {
    const acting = { organisasjonsnummer: null, personName: 'Kari Skogly' };
    expect(otherParties([solbakken, fjordglimt], acting)).toEqual({
      person: null,
      organisations: [
        { number: '923609016', name: 'Fjordglimt Snekkeri AS' },
        { number: '917103801', name: 'Solbakken Regnskap AS' },
      ],
    });
  });
});

test('whether an organisation is among them', () => {
  expect(isAmong(allParties([fjordglimt]), '923609016')).toBe(true);
  expect(isAmong(allParties([fjordglimt]), '917103801')).toBe(false);
});
