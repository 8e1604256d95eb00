import { describe, expect, test } from 'vitest';
import { relationId } from '#sandbox/arriving/own-relations.ts';
import { personas } from '#sandbox/personas.ts';
import { type LoggedIn, loggedInAs } from '#test/sandbox/shared/logged-in.ts';

const { fodselsnummer, organisation } = personas['business-admin'];
const ownUuid = relationId(organisation.organisasjonsnummer, fodselsnummer);

interface Listed {
  readonly uuid?: string;
  readonly kundenavn: { readonly fulltNavn: string };
  readonly rolle: string;
}

interface Lists {
  readonly autoRelasjoner: readonly Listed[];
  readonly manuelleRelasjoner: readonly Listed[];
}

const listed = async (visitor: LoggedIn) => {
  const { autoRelasjoner, manuelleRelasjoner } = (await visitor.get('/web/relasjoner/admin')).body as Lists;
  const summary = ({ kundenavn: { fulltNavn }, rolle }: Listed) => `${fulltNavn}: ${rolle}`;
  return { automatic: autoRelasjoner.map(summary), manual: manuelleRelasjoner.map(summary) };
};

const add = (visitor: LoggedIn, changes: object = {}) =>
  visitor.send('POST', '/web/relasjoner/relasjon', {
    rolle: 'LESE',
    etternavn: 'Myrstad',
    fodselsnummer: '14828510046',
    ...changes,
  });

test('an administrator sees relations from the register and relations added by hand (A1.3, B6.9)', async () => {
  expect(await listed(await loggedInAs('business-admin'))).toEqual({
    automatic: ['Gunnar Lien: ADMIN'],
    manual: ['Astrid Nes: ADMIN', 'Liv Moen: SKRIVE', 'Per Strand: LESE'],
  });
});

test('who has no role sees whom to ask, and nothing more of them than the name', async () => {
  const visitor = await loggedInAs('business-no-role');
  expect((await visitor.get('/web/relasjoner/admin')).body).toEqual({
    organisasjonsnavn: 'Fjordglimt Snekkeri AS',
    autoRelasjoner: [{ kundenavn: { fulltNavn: 'Gunnar Lien' }, rolle: 'ADMIN' }],
    manuelleRelasjoner: [],
  });
});

test('a private customer has no organisation to see the access to', async () => {
  const { status, code } = await (await loggedInAs('private-rich')).get('/web/relasjoner/admin');
  expect({ status, code }).toEqual({ status: 403, code: 'FEL3710020' });
});

test('who is added stands in the list, and gets the new role when added again', async () => {
  const visitor = await loggedInAs('business-admin');
  expect(await add(visitor)).toEqual({ status: 200, body: { fulltNavn: 'Marte Myrstad' } });
  expect((await listed(visitor)).manual).toContain('Marte Myrstad: LESE');
  await add(visitor, { rolle: 'ADMIN' });
  expect((await listed(visitor)).manual.filter((each) => each.startsWith('Marte'))).toEqual([
    'Marte Myrstad: ADMIN',
  ]);
});

describe('nobody is added', () => {
  test.each([
    ['on a number that nobody has', { fodselsnummer: '14828510000' }, 'FOEDSELSNUMMER_VALIDERER_IKKE'],
    ['under 18', { fodselsnummer: '01012512345' }, 'CAN_NOT_CREATE_RELASJON_MINOR'],
    ['on a number of another surname', { fodselsnummer: '14828510099' }, 'FEL3710015', 403],
    ['without a number', { fodselsnummer: '' }, '400'],
    ['to a role that does not exist', { rolle: 'EIER' }, '400'],
  ])('%s', async (_, changes, code, status = 400) => {
    const visitor = await loggedInAs('business-admin');
    expect(await add(visitor, changes)).toMatchObject({ status, code });
    expect((await listed(visitor)).manual).toHaveLength(3);
  });
});

const remove = (visitor: LoggedIn, uuid: string) =>
  visitor.send('DELETE', `/web/relasjoner/relasjon/${uuid}`);

test('who deletes the own access has none left', async () => {
  const visitor = await loggedInAs('business-admin');
  const ownUuids = async () =>
    ((await visitor.get('/web/relasjoner')).body as readonly Listed[]).map(({ uuid }) => uuid);
  expect(await ownUuids()).toContain(ownUuid);
  expect((await remove(visitor, ownUuid)).status).toBe(204);
  expect(await ownUuids()).not.toContain(ownUuid);
  expect(await listed(visitor)).toEqual({ automatic: ['Gunnar Lien: ADMIN'], manual: [] });
  expect(await add(visitor)).toMatchObject({ status: 403, code: 'FEL3710020' });
});

test('access is deleted once', async () => {
  const visitor = await loggedInAs('business-admin');
  const uuid = relationId(organisation.organisasjonsnummer, '20439812346');
  expect((await remove(visitor, uuid)).status).toBe(204);
  expect((await listed(visitor)).manual).toEqual(['Astrid Nes: ADMIN', 'Per Strand: LESE']);
  expect((await remove(visitor, uuid)).status).toBe(404);
});

test('the own access to another organisation is not deleted from here', async () => {
  const visitor = await loggedInAs('business-admin');
  expect((await remove(visitor, relationId('917103801', fodselsnummer))).status).toBe(404);
});

test('what the business register gives cannot be deleted', async () => {
  const visitor = await loggedInAs('business-admin');
  const uuid = relationId(organisation.organisasjonsnummer, '19439712335');
  expect((await remove(visitor, uuid)).status).toBe(403);
});
