import { create, is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { PrivateRelations } from '#domain/sharing/private-relation.ts';
import { SharedGroup } from '#domain/sharing/shared-group.ts';
import { emptySharingForm, newRelation, sharingDraft } from '#domain/sharing/sharing-form.ts';

test('the form is empty at first, and its draft has only the surname (B5.23)', () => {
  expect(emptySharingForm).toEqual({ fodselsnummer: '', etternavn: '' });
  expect(sharingDraft({ fodselsnummer: '01018100000', etternavn: 'Hansen' })).toEqual({
    fodselsnummer: '',
    etternavn: 'Hansen',
  });
  expect(sharingDraft({ fodselsnummer: '01018100000', etternavn: '' })).toBeNull();
});

test.each(['Hansen', 'Abdi Hussein'])(
  'the payload has the surname %s and the number (B3.63, C4.20)',
  (etternavn) => {
    expect(newRelation({ fodselsnummer: '010181 00000', etternavn })).toEqual({
      disponentEtternavn: etternavn,
      disponentFodselsnummer: { value: '01018100000' },
    });
  },
);

const policy = {
  ...{ forsikringsnummer: '73', versjon: 1, produkt: 'P05', title: 'Hus', subtitle: 'Elvebakken 4' },
  ...{ labelText: 'Fra 01.01.2027', premiePerManed: 300 },
};
const group = { privatRelasjonId: 'r1', eierFornavn: 'NINA', eierEtternavn: 'Moen', forsikringer: [policy] };

test('a shared group is read with all of its fields (B3.29)', () => {
  expect(create(group, SharedGroup)).toEqual(group);
  const bare = { privatRelasjonId: 'r1', forsikringer: [{ forsikringsnummer: '73', versjon: 1 }, {}] };
  expect(create(bare, SharedGroup)).toMatchObject({
    ...{ eierFornavn: '', eierEtternavn: '' },
    forsikringer: [{ forsikringsnummer: '73', versjon: 1, produkt: '', title: '' }, null],
  });
});

describe('a relation (B3.63)', () => {
  const relation = { privatRelasjonId: 'r1', disponentFulltNavn: 'Ola Hansen' };

  test('may lack the owner, but not its id and the name', () => {
    expect(is([relation], PrivateRelations)).toBe(true);
    expect(is([{ ...relation, privatRelasjonId: undefined }], PrivateRelations)).toBe(false);
    expect(is([{ ...relation, disponentFulltNavn: undefined }], PrivateRelations)).toBe(false);
    expect(is(relation, PrivateRelations)).toBe(false);
  });

  test('has an owner without an odd name', () => {
    expect(create([{ ...relation, eierFornavn: 7, eierEtternavn: 7 }], PrivateRelations)).toEqual([
      { ...relation, eierFornavn: null, eierEtternavn: null },
    ]);
  });
});
