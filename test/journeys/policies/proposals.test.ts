import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { carOffer, proposal } from '#flows/policies/load-proposals/cases.ts';
import { proposalCases } from '#flows/policies/proposal/cases.ts';
import { proposalFlow } from '#flows/policies/proposal/flow.ts';
import { proposalsCases } from '#flows/policies/proposals/cases.ts';
import { proposalsFlow } from '#flows/policies/proposals/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';
import { reads } from '#test/journeys/portal.ts';
import { spaced } from '#test/support/no-break-space.ts';

const missing = { status: 404, body: { code: '404', message: 'Fant ikke forsikringsforslaget' } };

async function openFlow(
  flow: typeof proposalsFlow | typeof proposalFlow,
  input: unknown,
  response: WireResponse,
) {
  const site = openSite(flow, input);
  await site.respond({ request: { method: 'GET', path: '/rest/tilbud' }, response });
  return { site, driver: site.driverOf(flow.id) };
}

const openList = (body: object) => openFlow(proposalsFlow, proposalsCases.input, { status: 200, body });

const openOffer = (offerKey = proposalCases.input.offerKey, body: object = proposal) =>
  openFlow(proposalFlow, { ...proposalCases.input, offerKey }, { status: 200, body });

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => spaced(textContent));
/** The labels and values of a price. */
const priceOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => spaced(`${term.textContent}: ${term.nextElementSibling?.textContent}`));
const card = (name: string) => within(screen.getByRole('complementary', { name }));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the list of proposals', () => {
  test('is sorted by text, shows prices per month or per year, and links to each policy (B1.4, B2.15, B2.75, B3.28)', async () => {
    const { driver, site } = await openList(proposal);
    await site.shows('proposals', 'shown.monthly');
    expect(rows()).toEqual(['BilFjellko Tur880 kr/md.', 'ReiseHele verden199 kr/md.']);
    await driver.choose('Vis pris', 'Per år');
    expect(rows()).toEqual(['BilFjellko Tur10 560 kr/år', 'ReiseHele verden2 388 kr/år']);
    expect([linkTo('Bil'), linkTo('Reise')]).toEqual(['#/tilbud/bil/8130010/1', '#/tilbud/reise/9000010/2']);
  });

  test('has a total with the traffic-insurance fee as a part of it (B2.76, B3.27)', async () => {
    const { driver, site } = await openList(proposal);
    await site.shows('proposals', 'shown.monthly');
    expect(priceOf('Pris for forslaget')).toEqual([
      'Pris per måned: 1 079 kr/md.',
      'Forsikringene: 819 kr/md.',
      'Trafikkforsikringsavgift: 260 kr/md.',
    ]);
    await driver.sees('Prisene i listen er med trafikkforsikringsavgift.');
    await driver.choose('Vis pris', 'Per år');
    expect(priceOf('Pris for forslaget')).toEqual([
      'Pris per år: 12 948 kr/år',
      'Forsikringene: 9 828 kr/år',
      'Trafikkforsikringsavgift: 3 120 kr/år',
    ]);
  });

  test('does not mention a fee of 0 kr', async () => {
    const { site, driver } = await openList({
      ...proposal,
      totalMandligTfaPremie: 0,
      totalArligTfaPremie: null,
    });
    await site.shows('proposals', 'shown.monthly');
    expect(document.body.textContent).not.toMatch(/trafikkforsikringsavgift/i);
    await driver.choose('Vis pris', 'Per år');
    expect(document.body.textContent).not.toMatch(/trafikkforsikringsavgift/i);
  });

  test.each([
    [1, 'Forsikringsforslaget utløper om 1 dag'],
    [2, 'Forsikringsforslaget utløper om 2 dager'],
    [0, 'Forsikringsforslaget utløper om 0 dager'],
  ])('has for %d days left the text "%s" (A5.9, B2.76)', async (antallDagerTilgjenglig, sentence) => {
    const { driver, site } = await openList({ ...proposal, antallDagerTilgjenglig });
    await site.shows('proposals', 'shown.monthly');
    await driver.sees(sentence);
  });

  test.each([2_147_483_647, -1, 13.7])('says of %d days left nothing: they are no days', async (days) => {
    const { site } = await openList({ ...proposal, antallDagerTilgjenglig: days });
    await site.shows('proposals', 'shown.monthly');
    expect(document.body.textContent).not.toContain('utløper');
  });

  test('says whom to call to accept it: customer service without an adviser (B2.77)', async () => {
    const { site } = await openList({ ...proposal, radgiver: null });
    await site.shows('proposals', 'shown.monthly');
    await reads('Vil du takke ja, eller endre noe? Ring oss på +47 21 00 00 00.');
  });

  test('says to call customer service if the adviser has no phone number (B2.77, A9.10)', async () => {
    const { site } = await openList({ ...proposal, radgiver: { navn: 'Siv Rådahl' } });
    await site.shows('proposals', 'shown.monthly');
    await reads('Vil du takke ja, eller endre noe? Ring oss på +47 21 00 00 00.');
  });

  test('has no price and no last day if they are unknown', async () => {
    const { site } = await openList({
      ...proposal,
      totalMandligPremie: null,
      antallDagerTilgjenglig: null,
    });
    await site.shows('proposals', 'shown.monthly');
    const price = screen.getByRole('region', { name: 'Pris for forslaget' });
    expect(within(price).queryAllByRole('term')).toEqual([]);
    expect(price.querySelector('dl')).toBeNull();
  });

  test('shows the adviser to contact (B2.77)', async () => {
    const { site } = await openList(proposal);
    await site.shows('proposals', 'shown.monthly');
    card('Kontakt').getByText('Siv Rådahl');
    await reads('Vil du takke ja, eller endre noe? Ring Siv Rådahl på +47 62 51 23 45.');
    const [accept, contact] = screen.getAllByRole('link', { name: '+47 62 51 23 45' });
    expect([accept, contact].map((link) => link?.getAttribute('href'))).toEqual([
      'tel:62512345',
      'tel:62512345',
    ]);
  });
});

describe('one policy of the proposal', () => {
  test('has its facts, its price, and links to the offer letter and the terms (B2.16, B2.17, B2.78)', async () => {
    const { driver, site } = await openOffer();
    await site.shows('proposal', 'shown.loadingTerms');
    await driver.expectHeading('Bil');
    await driver.sees('Fjellko Tur', '8130010', '01.12.2026');
    expect(priceOf('Pris')).toEqual([
      'Pris per måned: 880 kr/md.',
      'Forsikring: 620 kr/md.',
      'Trafikkforsikringsavgift: 260 kr/md.',
      'Pris per år: 10 560 kr/år',
    ]);
    await site.respond({
      request: { method: 'GET', path: '/rest/vilkar/metadata/M05/2026-12-01/' },
      response: { status: 200, body: [{ id: 'M05_STANDARD', filename: 'vilkar-bil.pdf' }] },
    });
    await site.shows('proposal', 'shown.complete');
    expect(linkTo('Se tilbudsbrevet')).toBe('#/tilbud/bil/8130010/1/tilbudsbrev');
    expect(linkTo('vilkar-bil.pdf (PDF)')).toBe(
      'https://bank.example/rest/vilkar/payload/M05_STANDARD?filename=vilkar-bil.pdf',
    );
    const terms = screen.getByRole('link', { name: 'vilkar-bil.pdf (PDF)' });
    expect(terms.getAttribute('target')).toBe('_blank');
  });

  test('has the name of its product if it has no text of its own', async () => {
    const { driver, site } = await openOffer(undefined, {
      ...proposal,
      tilbudList: [{ ...carOffer, forsikringstekst: '  ' }],
    });
    await site.shows('proposal', 'shown.loadingTerms');
    await driver.expectHeading('Bil');
    await driver.sees('Fjellko Tur');
  });

  test('has a page if its product is unknown', async () => {
    const { driver, site } = await openOffer(undefined, {
      ...proposal,
      tilbudList: [
        { ...carOffer, produkt: 'X99', forsikringstekst: 'Noe nytt', info: null, tfapremie: null },
      ],
    });
    await site.shows('proposal', 'shown.loadingTerms');
    await driver.expectHeading('Noe nytt');
    expect(document.body.textContent).not.toContain('Trafikkforsikringsavgift');
  });
});

test.each([
  ['if there is none', () => openFlow(proposalsFlow, proposalsCases.input, missing)],
  ['if it has no policy', () => openList({ ...proposal, tilbudList: [] })],
])('the list says that there are no proposals now %s, and shows no error (C4.21)', async (_, open) => {
  const { driver, site } = await open();
  await site.shows('proposals', 'empty');
  await driver.expectHeading('Forsikringsforslag');
  await driver.sees('Du har ingen forslag nå.', 'Tilbake til oversikten');
  await driver.seesNot('Noe gikk galt', 'Feilkode', 'Prøv igjen');
});

describe('the message that a proposal was not found (B8.40)', () => {
  test.each([
    ['if it has expired', () => openFlow(proposalFlow, proposalCases.input, missing)],
    ['for an unknown number', () => openOffer({ forsikringsnummer: '9999999', version: '2' })],
    ['for an unknown version', () => openOffer({ forsikringsnummer: '8130010', version: '2' })],
  ])('is shown with a button to the overview %s', async (_, open) => {
    const { driver, site } = await open();
    await site.shows('proposal', 'notFound');
    const sentence = 'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.';
    await driver.expectHeading('Noe gikk galt!');
    await driver.sees(sentence);
    await driver.hears(sentence);
    expect(linkTo('Tilbake til oversikten')).toBe('/oversikt/forsikring/mine-forsikringer');
  });
});
