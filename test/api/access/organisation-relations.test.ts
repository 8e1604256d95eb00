import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRelation, deleteRelation } from '#api/access/organisation-relations.ts';
import { listOrganisationRelations } from '#api/shared/organisation-access.ts';
import { listRelations } from '#api/shared/own-relations.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network, text } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

const uuid = '5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f9';
const relation = {
  uuid,
  organisasjonsnummer: '923609016',
  organisasjonsnavn: 'Fjordglimt Snekkeri AS',
  kundenavn: { fornavn: 'Liv', etternavn: 'Moen', fulltNavn: 'Liv Moen' },
  rolle: 'SKRIVE',
};
const lists = (manual: object) =>
  json(200, {
    organisasjonsnavn: 'Fjordglimt Snekkeri AS',
    autoRelasjoner: [],
    manuelleRelasjoner: [manual],
  });

test("the visitor's relations and the organisation's are two requests (B7.14)", async () => {
  const requests = network(json(200, []), lists(relation));
  await listRelations();
  await listOrganisationRelations();
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['GET', 'https://bank.example/rest/web/relasjoner'],
    ['GET', 'https://bank.example/rest/web/relasjoner/admin'],
  ]);
});

test.each([
  ['an id (B3.59)', { uuid: null }, { uuid: 7 }],
  [
    'a first name (B3.59)',
    { kundenavn: { ...relation.kundenavn, fornavn: null } },
    { kundenavn: { ...relation.kundenavn, fornavn: 7 } },
  ],
  [
    'a last name (B3.59)',
    { kundenavn: { ...relation.kundenavn, etternavn: null } },
    { kundenavn: { ...relation.kundenavn, etternavn: 7 } },
  ],
  [
    'a full name (B3.59)',
    { kundenavn: { ...relation.kundenavn, fulltNavn: null } },
    { kundenavn: { ...relation.kundenavn, fulltNavn: 7 } },
  ],
  ['the name of the organisation (B3.60)', { organisasjonsnavn: null }, { organisasjonsnavn: 7 }],
  ['the number of the organisation (B3.60)', { organisasjonsnummer: null }, { organisasjonsnummer: 7 }],
  ['a role (B3.60)', { rolle: '' }, { rolle: 7 }],
])('a relation has %s; a number in its place counts as missing', async (_, read, wrong) => {
  network(lists({ ...relation, ...wrong }));
  await expect(listOrganisationRelations()).resolves.toMatchObject({
    manuelleRelasjoner: [{ ...relation, ...read }],
  });
});

test('adding a person sends role, surname and number, and returns the full name (B3.62, B7.15)', async () => {
  const requests = network(json(200, { fulltNavn: 'Marte Myrstad' }));
  const person = { rolle: 'LESE', etternavn: 'Myrstad', fodselsnummer: '14828510046' } as const;
  await expect(createRelation(person, signal)).resolves.toEqual({ fulltNavn: 'Marte Myrstad' });
  expect(requests.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
    [
      'POST',
      'https://bank.example/rest/web/relasjoner/relasjon',
      { rolle: 'LESE', etternavn: 'Myrstad', fodselsnummer: '14828510046' },
    ],
  ]);
});

test('a relation is deleted by its id (B7.16), and the list is loaded again (B7.38)', async () => {
  const requests = network(lists(relation), text(204, null), lists(relation));
  await listOrganisationRelations();
  await deleteRelation(uuid, signal);
  await listOrganisationRelations();
  expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', 'https://bank.example/rest/web/relasjoner/admin', ''],
    ['DELETE', `https://bank.example/rest/web/relasjoner/relasjon/${uuid}`, ''],
    ['GET', 'https://bank.example/rest/web/relasjoner/admin', ''],
  ]);
});
