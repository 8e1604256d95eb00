import { describe, expect, test } from 'vitest';
import { filledAccess } from '#flows/access/add-access/cases.ts';
import { personas } from '#sandbox/personas.ts';
import { relationId } from '#sandbox/shared/own-relations.ts';
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
    ...filledAccess,
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

test("a visitor without a role gets the administrators' names only", async () => {
  const visitor = await loggedInAs('business-no-role');
  expect((await visitor.get('/web/relasjoner/admin')).body).toEqual({
    organisasjonsnavn: 'Fjordglimt Snekkeri AS',
    autoRelasjoner: [{ kundenavn: { fulltNavn: 'Gunnar Lien' }, rolle: 'ADMIN' }],
    manuelleRelasjoner: [],
  });
});

test('a private customer, who has no organisation, is refused', async () => {
  const { status, code } = await (await loggedInAs('private-rich')).get('/web/relasjoner/admin');
  expect({ status, code }).toEqual({ status: 403, code: 'FEL3710020' });
});

test('an added person is in the list, and gets the new role if added again', async () => {
  const visitor = await loggedInAs('business-admin');
  expect(await add(visitor)).toEqual({ status: 200, body: { fulltNavn: 'Marte Myrstad' } });
  expect((await listed(visitor)).manual).toContain('Marte Myrstad: LESE');
  await add(visitor, { rolle: 'ADMIN' });
  expect((await listed(visitor)).manual.filter((each) => each.startsWith('Marte'))).toEqual([
    'Marte Myrstad: ADMIN',
  ]);
});

describe('a person is not added', () => {
  test.each([
    ['with a number that nobody has', { fodselsnummer: '14828510000' }, 'FOEDSELSNUMMER_VALIDERER_IKKE'],
    ['who is under 18', { fodselsnummer: '01012512345' }, 'CAN_NOT_CREATE_RELASJON_MINOR'],
    ['with a number of another surname', { fodselsnummer: '14828510099' }, 'FEL3710015', 403],
    ['without a number', { fodselsnummer: '' }, '400'],
    ['with a role that does not exist', { rolle: 'EIER' }, '400'],
  ])('%s', async (_, changes, code, status = 400) => {
    const visitor = await loggedInAs('business-admin');
    expect(await add(visitor, changes)).toMatchObject({ status, code });
    expect((await listed(visitor)).manual).toHaveLength(3);
  });
});

const remove = (visitor: LoggedIn, uuid: string) =>
  visitor.send('DELETE', `/web/relasjoner/relasjon/${uuid}`);

test('visitors who delete their own access have no role', async () => {
  const visitor = await loggedInAs('business-admin');
  const ownUuids = async () =>
    ((await visitor.get('/web/relasjoner')).body as readonly Listed[]).map(({ uuid }) => uuid);
  expect(await ownUuids()).toContain(ownUuid);
  expect((await remove(visitor, ownUuid)).status).toBe(204);
  expect(await ownUuids()).not.toContain(ownUuid);
  expect(await listed(visitor)).toEqual({ automatic: ['Gunnar Lien: ADMIN'], manual: [] });
  expect(await add(visitor)).toMatchObject({ status: 403, code: 'FEL3710020' });
});

test('access can be deleted once', async () => {
  const visitor = await loggedInAs('business-admin');
  const uuid = relationId(organisation.organisasjonsnummer, '20439812346');
  expect((await remove(visitor, uuid)).status).toBe(204);
  expect((await listed(visitor)).manual).toEqual(['Astrid Nes: ADMIN', 'Per Strand: LESE']);
  expect((await remove(visitor, uuid)).status).toBe(404);
});

test("the visitor's access to another organisation cannot be deleted", async () => {
  const visitor = await loggedInAs('business-admin');
  expect((await remove(visitor, relationId('917103801', fodselsnummer))).status).toBe(404);
});

test('access from the business register cannot be deleted', async () => {
  const visitor = await loggedInAs('business-admin');
  const uuid = relationId(organisation.organisasjonsnummer, '19439712335');
  expect((await remove(visitor, uuid)).status).toBe(403);
});
