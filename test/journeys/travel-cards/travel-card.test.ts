import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { asRequest } from '#flows/engine/walk/wire.ts';
import {
  customerWith,
  daughtersCard,
  ownCard,
  policyNumber,
  travelCardCases,
} from '#flows/travel-cards/travel-card/cases.ts';
import { travelCardFlow } from '#flows/travel-cards/travel-card/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const get = (path: string) => ({ method: 'GET', path: `/rest${path}` });
const post = (path: string) => ({ method: 'POST', path: `/rest${path}` });
const ok = (body: unknown): WireResponse => ({ status: 200, body });
const ofPolicy = `/reisekort/forsikringsnummer/${policyNumber}`;
const atRest = 'page.cards.fresh page.dialog.shut';

async function openWith(cards: unknown, customer: WireResponse) {
  const site = openSite(travelCardFlow, travelCardCases.input);
  await site.respond({ request: get(ofPolicy), response: ok(cards) });
  await site.respond({ request: get('/skade/kunde'), response: customer });
  return site;
}

const open = (cards: unknown, customer: unknown) => openWith(cards, ok(customer));

async function openOwn(cards: unknown = [ownCard, daughtersCard], status = 'KRAFT') {
  const site = await open(cards, customerWith('Reise familie', policyNumber, status));
  await site.shows('shown-travel-card', atRest);
  return site;
}

const whoseCards = 'Bare ditt eget kort kan deles, og bare kortene til andre kan slettes.';

test('the page shows holder, policyholder, number, last day, coverage and the alarm centre (B2.104, B3.32, B3.33, B7.24, C4.8, C5.7)', async () => {
  const site = await openOwn();
  const driver = site.driverOf('travel-card');
  await driver.expectHeading('Reisekort');
  await driver.sees('Nora Skogly', 'Kari Skogly', '7370010', '30.06.2099', 'Alarmsentralen');
  await driver.sees('Ubegrenset dekning av medisinske utgifter og hjemtransport');
  await driver.sees(whoseCards);
  await driver.seesNot('Utgått', 'Ikke aktiv');
  const [call] = document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]');
  expect([call?.getAttribute('href'), call?.textContent]).toEqual(['tel:+4721000099', '+47 21 00 00 99']);
  const [pdf] = document.querySelectorAll<HTMLAnchorElement>(
    'a[href$="/reisekort/forsikringer/rk-1/dokument"]',
  );
  expect(pdf?.textContent).toBe('Last ned PDF av reisekortet til Kari Skogly');
});

test("the page requests the terms by the start of the policy's period, because the card has none (B2.102)", async () => {
  const site = await openOwn();
  await site.respond({
    request: get('/vilkar/metadata/P10/2026-07-01/'),
    response: ok([{ id: 'P10_STANDARD', filename: 'vilkar-reise.pdf', tittel: 'Vilkår for reise' }]),
  });
  await site.driverOf('travel-card').sees('Vilkår for reise (PDF)', 'Meld skade');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/meld-skade/meld-skade-skjema#/');
  expect(links).toContain('https://bank.example/rest/vilkar/payload/P10_STANDARD?filename=vilkar-reise.pdf');
});

test.each([
  ['their own card', ownCard, 'Del reisekortet'],
  ["another person's card", daughtersCard, 'Slett reisekortet'],
])('a policyholder with only %s has one thing to do, which needs no explanation', async (_, card, action) => {
  const site = await openOwn([card]);
  const driver = site.driverOf('travel-card');
  await driver.sees(action);
  await driver.seesNot(whoseCards);
});

test('an expired card has a label, and shows neither its coverage nor a button to share it (B4.15)', async () => {
  const site = await openOwn([{ ...ownCard, expirationDate: '2026-11-20' }]);
  const driver = site.driverOf('travel-card');
  await driver.sees('Utgått', 'Forsikringen er ikke lenger aktiv.', '20.11.2026');
  await driver.seesNot('Del reisekortet', 'Ubegrenset dekning av medisinske utgifter og hjemtransport');
});

test("a card of a policy that is only accepted reads 'Ikke aktiv', promises no cover and is not shared (B4.6, C4.2)", async () => {
  const site = await openOwn([ownCard], 'AKSEPT');
  const driver = site.driverOf('travel-card');
  await driver.sees('Ikke aktiv', '30.06.2099');
  await driver.seesNot('Del reisekortet', 'Ubegrenset dekning av medisinske utgifter og hjemtransport');
});

test('only the policyholder can delete cards, and only those of others (B6.12)', async () => {
  await openOwn();
  const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(names.filter((name) => name.startsWith('Slett'))).toEqual(['Slett reisekortet til Nora Skogly']);
  const other = await open([daughtersCard], customerWith('Reise', '7010010'));
  await other.shows('travel-card', 'cardsOnly.notPolicyholder');
  await other.driverOf('travel-card').seesNot('Slett reisekortet', 'Del reisekortet');
});

test.each([
  ['is unknown to the insurer (A8.10)', { status: 404, body: { code: 'FOR3170051', message: '' } }],
  ['has no role (A6.5)', { status: 403, body: { code: 'FEL3710020', message: 'Missing required role.' } }],
])("the page shows an employer's card without an error if the visitor %s", async (_, refusal) => {
  const site = await openWith([ownCard], refusal);
  await site.shows('travel-card', 'cardsOnly.notPolicyholder');
  const driver = site.driverOf('travel-card');
  await driver.sees('Kari Skogly', 'Last ned PDF', 'Meld skade');
  await driver.seesNot('Noe gikk galt', 'Prøv igjen', 'Feilkode:');
});

test('the page shows the cards if the policy cannot be loaded, and a retry shows the policyholder what else there is', async () => {
  const site = await openWith([ownCard], { status: 500 });
  await site.shows('travel-card', 'cardsOnly.unavailable');
  const driver = site.driverOf('travel-card');
  await driver.sees(
    'Kari Skogly',
    'Vi fikk ikke hentet forsikringen. Prøv igjen for å se vilkårene og dele kortet.',
  );
  await driver.press('Prøv igjen');
  await site.respond({ request: get('/skade/kunde'), response: ok(customerWith('Reise familie')) });
  await site.shows('shown-travel-card', atRest);
  await driver.sees('Kari Skogly', 'Del reisekortet');
});

test('the page creates the card of a family automatically, once (B2.103, B7.23)', async () => {
  const site = await open([], customerWith('Reise familie'));
  await site.shows('load-travel-card', 'creating');
  await site.respond({ request: post('/reisekort/generate'), response: ok([ownCard]) });
  await site.shows('shown-travel-card', atRest);
});

test('the page creates no card of a policy that has ended (B2.103, C3.5)', async () => {
  const site = await open([], customerWith('Reise familie', policyNumber, 'UKJENT'));
  await site.shows('travel-card', 'absent');
  await site.driverOf('travel-card').sees('Du har ikke noe reisekort på denne forsikringen.');
});

async function openShare(typed: string) {
  const site = await openOwn();
  await site.driverOf('shown-travel-card').press('Del reisekortet');
  await site.shows('share-travel-card', 'filling.typing');
  const driver = site.driverOf('share-travel-card');
  if (typed !== '') await driver.type('Fødselsnummer', typed);
  await driver.press('Neste');
  return { site, driver };
}

describe('the national identity number (B5.26)', () => {
  test.each([
    ['is missing (B5.27)', '', 'Du må fylle inn et fødselsnummer'],
    ['has ten digits (B5.28)', '0590121002', 'Du må fylle inn riktig lengde på fødselsnummer'],
  ])('is rejected if it %s', async (_, typed, sentence) => {
    const { site, driver } = await openShare(typed);
    await site.shows('share-travel-card', 'filling.rejected');
    await driver.sees(sentence);
  });

  test('has only digits, at most eleven (B5.29)', async () => {
    const { site, driver } = await openShare('059012-10022 99a');
    await site.shows('share-travel-card', 'confirming');
    await driver.sees('059012 10022');
  });
});

const share = post(ofPolicy);

test('the dialog warns that sharing cannot be undone, goes back to the number, and ends with a confirmation (B4.24)', async () => {
  const { site, driver } = await openShare('05901210022');
  await site.shows('share-travel-card', 'confirming');
  await driver.sees('Når du har delt reisekortet, kan det ikke angres.');
  await driver.press('Tilbake');
  await site.shows('share-travel-card', 'filling.typing');
  await driver.expectValue('Fødselsnummer', '05901210022');
  await driver.press('Neste');
  await site.shows('share-travel-card', 'confirming');
  await driver.press('Del reisekortet');
  await site.respond({ request: share, response: { status: 204 } });
  await site.shows('share-travel-card', 'shared');
  await driver.expectDialog('Reiseforsikringen din er nå delt.');
  expect(document.body.textContent).not.toContain('059012');
  expect(sessionStorage.length + localStorage.length).toBe(0);
});

test('sharing sends the national identity number, and nothing else (B3.34, B7.22)', async () => {
  const { site, driver } = await openShare('05901210022');
  const fetched = vi.spyOn(globalThis, 'fetch');
  await driver.press('Del reisekortet');
  await site.respond({ request: share, response: { status: 204 } });
  await site.shows('share-travel-card', 'shared');
  const bodies = fetched.mock.calls
    .map(([input, init]) => asRequest(input, init))
    .filter(({ method }) => method === 'POST')
    .map((request) => request.clone().json());
  expect(await Promise.all(bodies)).toEqual([{ fodselsnummer: '05901210022' }]);
});

/** Deletes the card of another person; the response is lost. */
async function loseDeletion() {
  const site = await openOwn();
  await site.driverOf('shown-travel-card').press('Slett reisekortet til Nora Skogly');
  await site.shows('delete-travel-card', 'confirming.unanswered');
  const driver = site.driverOf('delete-travel-card');
  const request = { method: 'DELETE', path: '/rest/reisekort/rk-2' } as const;
  await driver.press('Slett reisekortet');
  await site.respond({ request, response: 'lost' });
  await site.shows('delete-travel-card', 'confirming.unknown');
  return { site, driver, request };
}

test('after a lost response, a retry that finds no card says that the card is deleted (B4.25)', async () => {
  const { site, driver, request } = await loseDeletion();
  await driver.press('Slett reisekortet');
  await site.respond({ request, response: { status: 404 } });
  await site.shows('delete-travel-card', 'success');
});

test('a deletion that finds no card has failed, and cancelling does not load the cards again (B8.33)', async () => {
  const site = await openOwn();
  await site.driverOf('shown-travel-card').press('Slett reisekortet til Nora Skogly');
  await site.shows('delete-travel-card', 'confirming.unanswered');
  const driver = site.driverOf('delete-travel-card');
  await driver.press('Slett reisekortet');
  const request = { method: 'DELETE', path: '/rest/reisekort/rk-2' };
  await site.respond({ request, response: { status: 404 } });
  await site.shows('delete-travel-card', 'confirming.failed');
  await driver.sees('Det oppstod et problem. Prøv igjen senere.');
  await driver.press('Avbryt');
  await site.shows('shown-travel-card', atRest);
});

test('cancelling after a lost response and a failed retry reloads the cards, because the card may be deleted', async () => {
  const { site, driver, request } = await loseDeletion();
  await driver.press('Slett reisekortet');
  await site.respond({ request, response: { status: 500 } });
  await site.shows('delete-travel-card', 'confirming.failed');
  await driver.press('Avbryt');
  await site.respond({ request: get(ofPolicy), response: ok([ownCard]) });
  await site.shows('shown-travel-card', atRest);
  await site.driverOf('shown-travel-card').seesNot('Nora Skogly');
});
