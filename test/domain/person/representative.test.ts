import { describe, expect, test } from 'vitest';
import { mayAs, mayForParty, organisationOf } from '#domain/person/representative.ts';
import { nobody } from '#domain/person/visitor.ts';

const relations = [
  { organisasjonsnummer: '917103801', organisasjonsnavn: 'Fjordglimt Drift', rolle: 'ADMIN' },
  { organisasjonsnummer: '923609016', organisasjonsnavn: 'Fjordglimt Snekkeri AS', rolle: 'LESE' },
  { organisasjonsnummer: '984120653', rolle: 'SKRIVE' },
];

const actingFor = (organisasjonsnummer: string | null) => ({ relations, organisasjonsnummer });

describe('the organisation that the visitor acts for', () => {
  test.each([
    ['is named by their relation to it', '923609016', 'Fjordglimt Snekkeri AS'],
    ['has no name if the relation has none', '984120653', null],
    ['has no name without a relation to it', '999888777', null],
    ['is none for visitors who act for themselves', null, null],
  ])('%s', (_, organisasjonsnummer, name) => {
    expect(organisationOf(actingFor(organisasjonsnummer))).toBe(name);
  });
});

describe('the right to an action is that of the visitor’s role in the active organisation (C1.8):', () => {
  test.each([
    ['an administrator', '917103801', true],
    ['a reader', '923609016', false],
    ['a visitor without a relation to it', '999888777', false],
  ])('%s', (_, organisasjonsnummer, may) => {
    expect(mayAs(actingFor(organisasjonsnummer), 'addAccess')).toBe(may);
    expect(mayForParty(actingFor(organisasjonsnummer), 'addAccess')).toBe(may);
  });

  test('a visitor who acts for themselves has no role, but may do what private customers may', () => {
    expect(mayAs(actingFor(null), 'orderGreenCard')).toBe(false);
    expect(mayForParty(actingFor(null), 'orderGreenCard')).toBe(true);
  });
});

test('nothing is known of a visitor before the identification', () => {
  expect(nobody).toEqual({
    organisasjonsnummer: null,
    hasNationalId: false,
    transition: false,
    bank: null,
  });
});
