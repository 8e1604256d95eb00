import { create } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { administratorsOf } from '#domain/person/administrators.ts';
import { isAmong, nameOf, OrganisationAccess } from '#domain/person/organisation-access.ts';
import { Relation } from '#domain/person/relation.ts';

const listed = (uuid: string | null, fulltNavn: string | null, rolle: string) => ({
  uuid,
  organisasjonsnummer: '923609016',
  kundenavn: { fulltNavn },
  rolle,
});

describe('the administrators to contact (A2.33)', () => {
  const access = {
    organisasjonsnavn: 'Fjordglimt Snekkeri AS',
    autoRelasjoner: [listed('r1', 'Gunnar Lien', 'ADMIN'), listed('r2', 'Åse Moen', 'SKRIVE')],
    manuelleRelasjoner: [
      listed('r3', 'Astrid Nes', 'ADMIN'),
      listed('r4', 'Gunnar Lien', 'ADMIN'),
      listed('r5', null, 'ADMIN'),
      listed('r6', 'Per Strand', 'LESE'),
    ],
  };

  test('are those of both lists who have a name, each named once', () => {
    expect(administratorsOf(access)).toEqual(['Gunnar Lien', 'Astrid Nes']);
  });

  test('do not include the visitor', () => {
    const own = [{ uuid: 'r3', organisasjonsnummer: '923609016', rolle: 'LESE' }];
    expect(administratorsOf(access, own)).toEqual(['Gunnar Lien']);
  });
});

describe('the name of a person in the list (B3.59)', () => {
  test.each([
    ['the full name', { fulltNavn: 'Astrid Nes', fornavn: 'A', etternavn: 'N' }, 'Astrid Nes'],
    ['both names without a full name', { fulltNavn: '', fornavn: 'Astrid', etternavn: 'Nes' }, 'Astrid Nes'],
    ['the surname alone', { fornavn: null, etternavn: 'Nes' }, 'Nes'],
    ['missing', {}, null],
  ])('is %s', (_, kundenavn, name) => {
    expect(nameOf({ kundenavn, rolle: 'LESE' })).toBe(name);
  });
});

test.each([
  ['has the id of one of them', 'r2', true],
  ['has another id', 'r3', false],
  ['has no id', null, false],
  ['has an undefined id', undefined, false],
])('a relation is among others if it %s: %s', (_, uuid, expected) => {
  const others = [{ uuid: 'r1' }, { uuid: 'r2' }, { uuid: null }, {}];
  expect(isAmong(others, { uuid, kundenavn: {}, rolle: 'LESE' })).toBe(expected);
});

describe('a field that no page needs does not make a response unreadable (B3.58, B3.61):', () => {
  const odd = {
    uuid: 7,
    organisasjonsnavn: 7,
    kundenavn: { fornavn: 7, etternavn: 7, fulltNavn: 7 },
    rolle: 7,
  };
  const emptied = {
    uuid: null,
    organisasjonsnavn: null,
    kundenavn: { fornavn: null, etternavn: null, fulltNavn: null },
    rolle: '',
  };

  test('in a listed relation', () => {
    const access = {
      organisasjonsnavn: 'Fjordglimt Snekkeri AS',
      autoRelasjoner: [{ ...odd, organisasjonsnummer: 7 }],
      manuelleRelasjoner: [{ ...odd, organisasjonsnummer: 7 }],
    };
    expect(create(access, OrganisationAccess)).toEqual({
      organisasjonsnavn: 'Fjordglimt Snekkeri AS',
      autoRelasjoner: [{ ...emptied, organisasjonsnummer: null }],
      manuelleRelasjoner: [{ ...emptied, organisasjonsnummer: null }],
    });
  });

  test.each(['organisasjonsnavn', 'autoRelasjoner', 'manuelleRelasjoner'])(
    'but a list without %s is unreadable',
    (field) => {
      const access = { organisasjonsnavn: 'Fjordglimt AS', autoRelasjoner: [], manuelleRelasjoner: [] };
      expect(() => create({ ...access, [field]: undefined }, OrganisationAccess)).toThrow(field);
    },
  );

  test('in the visitor’s own relation', () => {
    expect(create({ ...odd, organisasjonsnummer: '923609016', isBmAdmin: 'ja' }, Relation)).toEqual({
      ...emptied,
      organisasjonsnummer: '923609016',
      isBmAdmin: null,
    });
    expect(() => create({ ...odd, organisasjonsnummer: undefined }, Relation)).toThrow('organisasjonsnummer');
  });
});
