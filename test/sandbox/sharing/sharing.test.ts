import { expect, test } from 'vitest';
import { type LoggedIn, loggedInAs } from '#test/sandbox/shared/logged-in.ts';

const names = async (visitor: LoggedIn) => {
  const { body } = await visitor.get('/privat-relasjon');
  return (body as readonly { readonly disponentFulltNavn: string }[]).map((each) => each.disponentFulltNavn);
};

const give = (visitor: LoggedIn, value: string) =>
  visitor.send('POST', '/privat-relasjon/opprett', {
    disponentEtternavn: 'Bekkevold',
    disponentFodselsnummer: { value },
  });

test('a person with insight is in the list until it is deleted', async () => {
  const visitor = await loggedInAs('private-one');
  expect(await names(visitor)).toEqual([]);
  expect(await give(visitor, '22897810003')).toEqual({
    status: 200,
    body: { fulltNavn: 'Magnus Bekkevold' },
  });
  expect((await visitor.get('/privat-relasjon')).body).toEqual([
    {
      privatRelasjonId: 'pr-1',
      eierFornavn: 'Kari',
      eierEtternavn: 'Skogly',
      disponentFulltNavn: 'Magnus Bekkevold',
    },
  ]);
  expect((await visitor.send('DELETE', '/privat-relasjon/pr-1')).status).toBe(204);
  expect(await names(visitor)).toEqual([]);
  expect((await visitor.send('DELETE', '/privat-relasjon/pr-1')).status).toBe(404);
});

test.each([
  ['a number with another surname', 'private-rich', '22897810099', { status: 403, code: 'FEL3710015' }],
  ['an unknown number', 'private-rich', '22897810000', { status: 400, code: '400' }],
  ['a visitor without policies', 'private-empty', '22897810003', { status: 403, code: '403' }],
  ['a visitor who acts for an organisation', 'business-admin', '22897810003', { status: 403, code: '403' }],
] as const)('insight is refused for %s', async (_, persona, number, refusal) => {
  const visitor = await loggedInAs(persona);
  const before = await names(visitor);
  expect(await give(visitor, number)).toMatchObject(refusal);
  expect(await names(visitor)).toEqual(before);
});
