import { describe, expect, test } from 'vitest';
import {
  accessEntries,
  applyDeletion,
  deletableEntry,
  isOfAnotherOrganisation,
  visitorsRole,
} from '#domain/access/access.ts';
import { administratorsOf } from '#domain/person/administrators.ts';
import type { Representative } from '#domain/person/representative.ts';

const organisasjonsnummer = '923609016';

const relation = (uuid: string, fulltNavn: string, rolle: string) => ({
  uuid,
  organisasjonsnummer,
  kundenavn: { fulltNavn },
  rolle,
});

const organisation = {
  organisasjonsnavn: 'Fjordglimt Snekkeri AS',
  autoRelasjoner: [relation('r1', 'Gunnar Lien', 'ADMIN')],
  manuelleRelasjoner: [
    relation('r4', 'Per Strand', 'LESE'),
    relation('r3', 'Åse Moen', 'SKRIVE'),
    relation('r2', 'Astrid Nes', 'ADMIN'),
    relation('r5', 'Bo Aas', 'SKRIVE'),
  ],
};

const visitor: Representative = {
  organisasjonsnummer,
  relations: [
    {
      uuid: 'r2',
      organisasjonsnummer,
      organisasjonsnavn: organisation.organisasjonsnavn,
      rolle: 'LESE',
      isBmAdmin: true,
    },
    { uuid: 'r4', organisasjonsnummer: '917103801', organisasjonsnavn: 'Fjordglimt Drift', rolle: 'LESE' },
  ],
};

describe('the access list', () => {
  const listed = (manuelleRelasjoner: Parameters<typeof accessEntries>[0]['manuelleRelasjoner']) => ({
    ...organisation,
    autoRelasjoner: [],
    manuelleRelasjoner,
  });

  test('has every person, whatever is known of the name (B2.90)', () => {
    const people = listed([
      { kundenavn: { fornavn: 'Liv', etternavn: 'Moen' }, rolle: '' },
      { kundenavn: {}, rolle: 'ADMIN' },
    ]);
    expect(accessEntries(people, visitor).map(({ name, uuid, role }) => [name, uuid, role])).toEqual([
      ['Uten navn', null, 'ADMIN'],
      ['Liv Moen', null, ''],
    ]);
    expect(administratorsOf(people)).toEqual([]);
  });

  test('does not take a person for the visitor because both have no id (B4.22)', () => {
    const withoutId = { ...visitor, relations: [{ organisasjonsnummer, rolle: 'LESE' }] };
    const [person] = accessEntries(listed([{ kundenavn: {}, rolle: 'ADMIN' }]), withoutId);
    expect(person?.isOwn).toBe(false);
  });

  test('with an empty organisation number is that of the active organisation (C1.3)', () => {
    const people = listed([{ kundenavn: {}, rolle: 'ADMIN', organisasjonsnummer: '' }]);
    expect(isOfAnotherOrganisation(people, visitor)).toBe(false);
  });

  test('is sorted by role, then by Norwegian name (B6.4); only access added by hand can be deleted, by its id (B2.90, B3.59, B3.61)', () => {
    expect(accessEntries(organisation, visitor)).toEqual([
      {
        uuid: 'r2',
        name: 'Astrid Nes',
        role: 'ADMIN',
        isFromRegister: false,
        isOwn: true,
        isOnlyAccess: true,
      },
      {
        uuid: null,
        name: 'Gunnar Lien',
        role: 'ADMIN',
        isFromRegister: true,
        isOwn: false,
        isOnlyAccess: false,
      },
      {
        uuid: 'r5',
        name: 'Bo Aas',
        role: 'SKRIVE',
        isFromRegister: false,
        isOwn: false,
        isOnlyAccess: false,
      },
      {
        uuid: 'r3',
        name: 'Åse Moen',
        role: 'SKRIVE',
        isFromRegister: false,
        isOwn: false,
        isOnlyAccess: false,
      },
      // The visitor's relation with this id is to another organisation.
      {
        uuid: 'r4',
        name: 'Per Strand',
        role: 'LESE',
        isFromRegister: false,
        isOwn: false,
        isOnlyAccess: false,
      },
    ]);
  });

  test('has entries that cannot be deleted, if only their names are known (C2.1)', () => {
    const names = {
      ...organisation,
      autoRelasjoner: [],
      manuelleRelasjoner: [{ kundenavn: { fulltNavn: 'A' }, rolle: 'ADMIN' }],
    };
    expect(accessEntries(names, visitor)).toEqual([
      { uuid: null, name: 'A', role: 'ADMIN', isFromRegister: false, isOwn: false, isOnlyAccess: false },
    ]);
  });
});

test('the administrators to contact do not include the visitor (A2.33)', () => {
  expect(administratorsOf(organisation)).toEqual(['Gunnar Lien', 'Astrid Nes']);
  expect(administratorsOf(organisation, visitor.relations)).toEqual(['Gunnar Lien']);
});

test('an administrator who is in both lists is named once (A2.33)', () => {
  const both = {
    ...organisation,
    manuelleRelasjoner: [...organisation.manuelleRelasjoner, relation('r6', 'Gunnar Lien', 'ADMIN')],
  };
  expect(administratorsOf(both)).toEqual(['Gunnar Lien', 'Astrid Nes']);
});

describe('a deletion', () => {
  const registered = {
    uuid: 'r1',
    organisasjonsnummer,
    organisasjonsnavn: organisation.organisasjonsnavn,
    rolle: 'ADMIN',
  };
  const withTwoAccesses = { ...visitor, relations: [...visitor.relations, registered] };
  const pageWithDialog = (uuid: string, by: Representative) => ({
    visitor: by,
    entryToDelete: accessEntries(organisation, by).find((each) => each.uuid === uuid) ?? null,
    mayBeOutdated: false,
  });
  const deleted = { confirmation: { kind: 'deleted', name: 'Astrid Nes' }, mayBeOutdated: true } as const;

  test("leaves the visitor's other accesses (B8.14)", () => {
    expect(applyDeletion(pageWithDialog('r2', withTwoAccesses), deleted)).toEqual({
      confirmation: { kind: 'stillHasAccess' },
      mayBeOutdated: true,
      visitor: { ...withTwoAccesses, relations: [visitor.relations[1], registered] },
    });
  });

  test.each([
    ["the deletion of the visitor's only access", pageWithDialog('r2', visitor), deleted],
    ["the deletion of another person's access", pageWithDialog('r3', withTwoAccesses), deleted],
    [
      'a deletion with an unknown outcome',
      pageWithDialog('r2', withTwoAccesses),
      { confirmation: null, mayBeOutdated: true },
    ],
  ] as const)('%s keeps the outcome of the dialog as it is', (_, page, outcome) => {
    expect(applyDeletion(page, outcome)).toEqual(outcome);
  });
});

describe('the access to delete', () => {
  const as = (rolle: string): Representative => ({
    organisasjonsnummer,
    relations: [{ uuid: 'r2', organisasjonsnummer, organisasjonsnavn: 'Fjordglimt Snekkeri AS', rolle }],
  });

  test('is one that an administrator sees, and that was added by hand (B2.90, B6.8)', () => {
    const data = { organisation, visitor: as('ADMIN') };
    expect(deletableEntry(data, 'r3')).toMatchObject({ uuid: 'r3', name: 'Åse Moen' });
    expect(deletableEntry(data, 'r1')).toBeNull();
    expect(deletableEntry(data, 'r9')).toBeNull();
  });

  test.each(['SKRIVE', 'LESE', ''])('is none for a visitor with the role "%s" (B2.90, B6.8)', (rolle) => {
    expect(deletableEntry({ organisation, visitor: as(rolle) }, 'r3')).toBeNull();
  });
});

test('after a cancelled deletion, an outdated list is still outdated', () => {
  const page = { visitor, entryToDelete: null, mayBeOutdated: true };
  expect(applyDeletion(page, { confirmation: null, mayBeOutdated: false }).mayBeOutdated).toBe(true);
});

describe("the visitor's role", () => {
  test('is the role in the active organisation (C1.8)', () => {
    expect(visitorsRole(visitor)).toBe('ADMIN');
    expect(visitorsRole({ ...visitor, organisasjonsnummer: '917103801' })).toBe('LESE');
    expect(visitorsRole({ ...visitor, organisasjonsnummer: '974760673' })).toBeNull();
  });

  test('is null for visitors who act for themselves', () => {
    expect(visitorsRole({ ...visitor, organisasjonsnummer: null })).toBeNull();
  });
});

describe('a list', () => {
  test('belongs to another organisation if one of its entries does', () => {
    expect(isOfAnotherOrganisation(organisation, visitor)).toBe(false);
    expect(isOfAnotherOrganisation(organisation, { ...visitor, organisasjonsnummer: '985615616' })).toBe(
      true,
    );
    expect(isOfAnotherOrganisation(organisation, { ...visitor, organisasjonsnummer: null })).toBe(true);
    const foreign = { ...relation('r6', 'Ida Berg', 'LESE'), organisasjonsnummer: '985615616' };
    const mixed = { ...organisation, manuelleRelasjoner: [...organisation.manuelleRelasjoner, foreign] };
    expect(isOfAnotherOrganisation(mixed, visitor)).toBe(true);
  });

  test('belongs to the active organisation if no entry names its organisation', () => {
    const names = {
      ...organisation,
      autoRelasjoner: [],
      manuelleRelasjoner: [{ kundenavn: { fulltNavn: 'A' }, rolle: 'ADMIN' }],
    };
    expect(isOfAnotherOrganisation(names, visitor)).toBe(false);
  });
});
