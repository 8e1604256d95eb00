import { describe, expect, test } from 'vitest';
import { personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { type LoggedIn, loggedInAs } from '#test/sandbox/shared/logged-in.ts';

interface Card {
  readonly reisekortId: string;
  readonly forsikringstaker: string;
  readonly reisekortinnehaver: string;
}

const numberOf = (persona: 'private-rich' | 'business-admin' | 'business-large', code: string) =>
  policiesOf(personas[persona]).find(({ produkt }) => produkt === code)?.forsikringsnummer ?? '';

const travel = numberOf('private-rich', 'P10');
const young = numberOf('private-rich', 'P45');
const employers = numberOf('business-admin', 'N90');
const otherEmployers = numberOf('business-large', 'N90');

const listCards = async (visitor: LoggedIn, path = '/reisekort') =>
  ((await visitor.get(path)).body as readonly Card[]).map(
    ({ reisekortId, forsikringstaker, reisekortinnehaver }) =>
      `${reisekortId}: ${reisekortinnehaver}, by ${forsikringstaker}`,
  );

const share = (visitor: LoggedIn, number: string, fodselsnummer: string) =>
  visitor.send('POST', `/reisekort/forsikringsnummer/${number}`, { fodselsnummer });

const rich = [
  'rk-1: Kari Skogly, by Kari Skogly',
  'rk-2: Nora Skogly, by Kari Skogly',
  'rk-3: Kari Skogly, by Fjordglimt Snekkeri AS',
  'rk-4: Kari Skogly, by Gamle Verft AS',
];

test('personas have many cards, one card or none', async () => {
  expect(await listCards(await loggedInAs('private-rich'))).toEqual(rich);
  expect(await listCards(await loggedInAs('private-one'))).toEqual([
    'rk-1: Kari Skogly, by Fjordglimt Snekkeri AS',
  ]);
  expect(await listCards(await loggedInAs('private-empty'))).toEqual([]);
});

test('a shared card is listed with the others', async () => {
  const visitor = await loggedInAs('private-rich');
  expect((await share(visitor, travel, '05901210022')).status).toBe(204);
  expect(await listCards(visitor, `/reisekort/forsikringsnummer/${travel}`)).toEqual([
    ...rich.slice(0, 2),
    'rk-5: Sofie Skogly, by Kari Skogly',
  ]);
});

describe('a card is not shared', () => {
  test.each([
    ['with an unknown number', travel, '05901210000', 'INF0080002'],
    ['with a person who has a card already', travel, '15031598765', 'FOR4630008'],
    ["of an employer's policy", employers, '05901210022', 'FOR4630004'],
  ])('%s', async (_, number, fodselsnummer, code) => {
    const visitor = await loggedInAs('private-rich');
    expect(await share(visitor, number, fodselsnummer)).toMatchObject({ status: 400, code });
    expect(await listCards(visitor)).toEqual(rich);
  });
});

test('a card is generated once (C2.5)', async () => {
  const visitor = await loggedInAs('private-rich');
  const generate = () =>
    visitor.send('POST', '/reisekort/generate', [{ forsikringsnummer: young, produktkode: 'P45' }]);
  expect(await listCards(visitor, `/reisekort/forsikringsnummer/${young}`)).toEqual([]);
  const generated = await generate();
  expect(generated).toMatchObject({ status: 200, body: [{ reisekortId: 'rk-5', produktkode: 'P45' }] });
  expect(await generate()).toEqual(generated);
  expect(await listCards(visitor, `/reisekort/forsikringsnummer/${young}`)).toEqual([
    'rk-5: Kari Skogly, by Kari Skogly',
  ]);
});

test("a card is added by the number of a company's travel insurance, once (C2.5)", async () => {
  const visitor = await loggedInAs('private-empty');
  const add = (number: string) => visitor.send('POST', '/reisekort', { forsikringsnummer: Number(number) });
  expect(await add(otherEmployers)).toMatchObject({ status: 200, body: { expirationDate: null } });
  expect(await listCards(visitor)).toEqual(['rk-1: Tom Mo, by Nordlys Handel ASA']);
  expect(await add(otherEmployers)).toMatchObject({
    status: 400,
    body: { message: 'Du har allerede dette reisekortet' },
  });
  expect(await add('1234567')).toMatchObject({
    status: 404,
    body: { message: 'Fant ingen reiseforsikring med dette nummeret' },
  });
});

test("the policyholder deletes another person's card, but not their own and not an employer's (C2.5)", async () => {
  const visitor = await loggedInAs('private-rich');
  const remove = (id: string, number: string) =>
    visitor.send('DELETE', `/reisekort/${id}?forsikringsnummer=${number}`);
  expect((await remove('rk-2', employers)).status).toBe(404);
  expect((await remove('rk-1', travel)).status).toBe(403);
  expect((await remove('rk-3', employers)).status).toBe(403);
  expect((await remove('rk-2', travel)).status).toBe(204);
  expect(await listCards(visitor)).toEqual(rich.filter((each) => !each.startsWith('rk-2')));
});
