import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { durations } from '#domain/site/durations.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { asRequest } from '#flows/engine/walk/wire.ts';
import { employeesCard } from '#flows/travel-cards/add-travel-card/cases.ts';
import {
  customerWith,
  daughtersCard,
  expiredCard,
  familyPolicy,
  ownCard,
  travelCardsCases,
  youthCard,
  youthPolicy,
} from '#flows/travel-cards/travel-cards/cases.ts';
import { travelCardsFlow } from '#flows/travel-cards/travel-cards/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';
import { portalAs, reads } from '#test/journeys/portal.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const ok = (body: unknown): WireResponse => ({ status: 200, body });

/** Opens the page, whose calls wait for responses. */
async function openPage() {
  const site = openSite(travelCardsFlow, travelCardsCases.input);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const respond = (method: 'GET' | 'POST', path: string, response: WireResponse) =>
    site.respond({ request: { method, path: `/rest${path}` }, response });
  return {
    site,
    respond,
    driver: site.driverOf('travel-cards'),
    dialog: site.driverOf('add-travel-card'),
    /** The bodies of the writes so far. */
    sent: () =>
      Promise.all(
        fetched.mock.calls
          .map(([input, init]) => asRequest(input, init))
          .filter(({ method }) => method === 'POST')
          .map((request) => request.clone().json()),
      ),
  };
}

async function openList(cards: readonly object[], ...policies: Parameters<typeof customerWith>[number][]) {
  const page = await openPage();
  await page.respond('GET', '/reisekort', ok(cards));
  await page.respond('GET', '/skade/kunde', ok(customerWith(...policies)));
  return page;
}

test.each(['new-customer', 'private-empty'] as const)(
  'the menu leads %s, who has neither a card nor a travel policy, to the list, which says how to add a card (B2.101)',
  async (persona) => {
    const portal = portalAs(persona);
    await portal.open('#/');
    (await screen.findByRole('link', { name: 'Reisekort' })).click();
    await reads(
      'Du har ingen reisekort. Er du forsikret gjennom jobben, kan du legge til kortet med forsikringsnummeret.',
      'Legg til reisekort',
    );
  },
);

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the list', () => {
  test('shows holder and number of each card, and the policyholder if it is somebody else; expired cards come last (B1.6, B2.13, B2.101, B3.32, B3.33, B4.6, B4.15, C4.2)', async () => {
    const { site } = await openList(
      [expiredCard, ownCard, daughtersCard, youthCard],
      familyPolicy,
      youthPolicy,
    );
    await site.shows('travel-cards', 'page.list.complete page.dialog.shut');
    expect(rows()).toEqual([
      'Reise – Kari SkoglyForsikringsnummer 7031234',
      'Reise – Nora SkoglyForsikringsnummer 7031234Forsikringstaker: Kari Skogly',
      'UNG i Norge – Kari SkoglyForsikringsnummer 7041234Ikke aktiv',
      'Reise for ansatte – Kari SkoglyForsikringsnummer 7990000Forsikringstaker: Gamle Verft ASForsikringen er ikke lenger aktiv.Utgått',
    ]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['#/reisekort/7031234', '#/reisekort/7990000']));
  });

  test.each([
    ['without cards', 'empty', []],
    ['with a card', 'complete', [ownCard]],
  ] as const)(
    'links to the damage report, and offers to add a card, %s (B2.102)',
    async (_, state, cards) => {
      const { site } = await openList(cards, ...(cards.length > 0 ? [familyPolicy] : []));
      await site.shows('travel-cards', `page.list.${state} page.dialog.shut`);
      expect(screen.getByRole('link', { name: 'Meld skade' }).getAttribute('href')).toBe(
        'https://skade.example/meld',
      );
      screen.getByRole('button', { name: 'Legg til reisekort' });
    },
  );

  test('shows an error if it cannot be loaded, and a retry loads it (B7.21, B8.34)', async () => {
    const { respond, driver, site } = await openPage();
    await respond('GET', '/reisekort', { status: 500 });
    await site.shows('travel-cards', 'unavailable');
    await driver.expectHeading('Noe gikk galt');
    await driver.sees('Det oppstod et problem ved hentingen av reisekort. Prøv igjen siden.');
    await driver.press('Prøv igjen');
    await respond('GET', '/reisekort', ok([ownCard]));
    await site.shows('travel-cards', 'page.list.checking page.dialog.shut');
    await driver.sees('Reise – Kari Skogly');
  });

  test('shows the cards also when the policies fail to load', async () => {
    const { respond, driver, site } = await openPage();
    await respond('GET', '/reisekort', ok([ownCard]));
    await respond('GET', '/skade/kunde', { status: 500 });
    await site.shows('travel-cards', 'page.list.unchecked page.dialog.shut');
    await driver.sees(
      'Reise – Kari Skogly',
      'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
    );
  });

  test.each([
    ['no record at the insurer', { status: 404, body: { code: 'FOR3170051', message: '' } }],
    ['a record at another bank', { status: 404, body: { code: 'FOR3170009', message: '' } }],
    [
      'no access to damage insurance',
      { status: 403, body: { code: '403', message: 'Bruker mangler tilgang til skadeforsikring' } },
    ],
    ['no role', { status: 403, body: { code: 'FEL3710020', message: 'Missing required role.' } }],
  ])('shows no error to an employee with %s', async (_, refusal) => {
    const { respond, driver, site } = await openPage();
    await respond('GET', '/reisekort', ok([employeesCard]));
    await respond('GET', '/skade/kunde', refusal);
    await site.shows('travel-cards', 'page.list.complete page.dialog.shut');
    await driver.seesNot('Noe gikk galt', 'Prøv igjen', 'Feilkode:');
  });

  test('asks the visitor to log in if the session has ended', async () => {
    const { respond, driver, site } = await openPage();
    await respond('GET', '/reisekort', ok([ownCard]));
    await respond('GET', '/skade/kunde', { status: 401 });
    await site.shows('travel-cards', 'page.list.unchecked page.dialog.shut');
    await driver.sees('Du må være logget inn for å bruke denne tjenesten.', 'Logg inn');
  });
});

describe('missing cards', () => {
  test('are generated for policies with an automatic card, and are shown (B7.23)', async () => {
    const { respond, driver, sent, site } = await openList([ownCard], familyPolicy, youthPolicy);
    await site.shows('travel-cards', 'page.list.generating page.dialog.shut');
    expect(await sent()).toEqual([[{ forsikringsnummer: '7041234', produktkode: 'P45' }]]);
    await respond('POST', '/reisekort/generate', ok([ownCard, youthCard]));
    await site.shows('travel-cards', 'page.list.complete page.dialog.shut');
    await driver.sees('Reise – Kari Skogly', 'UNG i Norge – Kari Skogly');
    expect(rows()).toHaveLength(2);
  });

  test('show an error above the other cards if they cannot be generated, and a retry generates them (B8.31)', async () => {
    const { respond, driver, site } = await openList([ownCard], youthPolicy);
    await respond('POST', '/reisekort/generate', { status: 500 });
    await site.shows('travel-cards', 'page.list.notGenerated page.dialog.shut');
    const sentence = 'Det oppstod et problem, og reisekortet ble ikke opprettet. Prøv igjen senere.';
    await driver.sees(sentence, 'Reise – Kari Skogly');
    await driver.hears(sentence);
    await driver.press('Prøv igjen');
    await respond('POST', '/reisekort/generate', ok([youthCard]));
    await site.shows('travel-cards', 'page.list.complete page.dialog.shut');
  });
});

describe('adding a card', () => {
  async function openDialog() {
    const page = await openList([ownCard]);
    await page.site.shows('travel-cards', 'page.list.complete page.dialog.shut');
    await page.driver.press('Legg til reisekort');
    await page.site.shows('add-travel-card', 'filling.typing');
    return page;
  }

  test('needs a number (B5.31)', async () => {
    const { dialog, sent, site } = await openDialog();
    await dialog.press('Legg til');
    await site.shows('add-travel-card', 'filling.rejected');
    await dialog.sees('Du må fylle inn et forsikringsnummer');
    expect(document.activeElement).toBe(screen.getByLabelText('Forsikringsnummer'));
    expect(await sent()).toEqual([]);
  });

  test('takes seven digits, sends them as a number and opens the card (B4.25, B5.31, B7.25)', async () => {
    const { respond, dialog, sent, site } = await openDialog();
    await dialog.type('Forsikringsnummer', ' 710 0005 99');
    await dialog.expectValue('Forsikringsnummer', '7100005');
    await dialog.press('Legg til');
    await respond('POST', '/reisekort', ok(employeesCard));
    await site.shows('add-travel-card', 'added');
    await dialog.hears('Nå åpner vi kortet.');
    expect(await sent()).toEqual([{ forsikringsnummer: 7100005 }]);
    await site.letPass(durations.travelCardSuccess);
    await site.left({ to: '/reisekort/7100005' });
  });

  test('reloads the list if the response is lost, because the card may be added', async () => {
    const { respond, dialog, driver, site } = await openDialog();
    await dialog.type('Forsikringsnummer', '7100005');
    await dialog.press('Legg til');
    await respond('POST', '/reisekort', 'lost');
    await site.shows('add-travel-card', 'filling.unknown');
    // An invalid form does not make the list up to date.
    await dialog.type('Forsikringsnummer', '');
    await dialog.press('Legg til');
    await site.shows('add-travel-card', 'filling.rejected');
    await dialog.press('Avbryt');
    await respond('GET', '/reisekort', ok([ownCard, employeesCard]));
    await site.shows('travel-cards', 'page.list.complete page.dialog.shut');
    await driver.sees('Forsikringstaker: Fjordglimt Snekkeri AS');
  });

  test('keeps the number over a lost session, until the visitor cancels (A8.8)', async () => {
    const { open, person, fails } = portalAs('private-rich');
    fails({ operation: 'addTravelCard', status: 401 });
    await open('#/reisekort');
    await person().press('Legg til reisekort');
    await person().type('Forsikringsnummer', '7100005');
    await person('add-travel-card').press('Legg til');
    await person('add-travel-card').sees('Du er ikke logget inn', 'Logg inn');
    // The page starts again with its drafts, as after a login.
    window.location.hash = '#/innstillinger';
    await person().expectHeading('Profil og innstillinger');
    window.location.hash = '#/reisekort';
    await person().press('Legg til reisekort');
    await person().expectValue('Forsikringsnummer', '7100005');
    await person('add-travel-card').press('Avbryt');
    await person().expectDialog(null);
    await person().press('Legg til reisekort');
    await person().expectValue('Forsikringsnummer', '');
  });
});
