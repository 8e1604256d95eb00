import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listEmployees } from '#api/employees/employees.ts';
import { createPrivateRelation, listPrivateRelations } from '#api/sharing/private-relations.ts';
import { shareTravelCard } from '#api/travel-cards/travel-card-changes.ts';
import { findTravelCard, listTravelCards } from '#api/travel-cards/travel-cards.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { receiver } from '#test/contract/calls/travel-cards.ts';
import { json, network, text } from './network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

const paths = (requests: ReturnType<typeof network>) =>
  requests.map(({ method, url }) => `${method} ${url.replace('https://bank.example/rest', '')}`);

test('employees are requested every time', async () => {
  const requests = network(json(200, []), json(200, []));
  const policy = { kundenummer: '2000001', forsikringsnummer: '7100001', produktkode: 'N17' };
  await listEmployees(policy);
  await listEmployees(policy);
  expect(requests).toHaveLength(2);
});

test('a list is cached until it is changed, and is then loaded again', async () => {
  const requests = network(json(200, []), json(200, { fulltNavn: 'Ola Bekkevold' }), json(200, []));
  await listPrivateRelations();
  await listPrivateRelations();
  await createPrivateRelation(
    { disponentEtternavn: 'Bekkevold', disponentFodselsnummer: { value: '22897810003' } },
    signal,
  );
  await listPrivateRelations();
  expect(paths(requests)).toEqual([
    'GET /privat-relasjon',
    'POST /privat-relasjon/opprett',
    'GET /privat-relasjon',
  ]);
});

const card = {
  reisekortId: 'rk-1',
  forsikringsnummer: { value: '3000010' },
  produktkode: 'P10',
  expirationDate: null,
  forsikringstaker: 'Kari Skogly',
  reisekortinnehaver: 'Kari Skogly',
  shareable: true,
};

test('sharing a card invalidates every read of the cards, also if the outcome is unknown', async () => {
  const list = json(200, [card]);
  const requests = network(list, list, text(504, null), list, list);
  const look = async () => [await listTravelCards(), await findTravelCard('3000010')];
  await look();
  await shareTravelCard('3000010', receiver, signal).catch(() => {});
  await look();
  const looks = ['GET /reisekort', 'GET /reisekort/forsikringsnummer/3000010'];
  expect(paths(requests)).toEqual([...looks, 'POST /reisekort/forsikringsnummer/3000010', ...looks]);
});
