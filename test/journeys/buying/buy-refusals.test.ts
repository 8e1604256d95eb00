import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PersonaId } from '#sandbox/personas.ts';
import { overview, portalAs, reads, readsNot } from '#test/journeys/portal.ts';

const buyPage = `${overview}/kjope`;
const headline = 'Våre mest kjøpte forsikringer';
const loggedOut = 'Du må være logget inn for å bruke denne tjenesten.';

function portal(persona: PersonaId) {
  const page = portalAs(persona);
  return { ...page, person: page.person(), openBuyPage: () => page.open(buyPage) };
}

const phones = () => screen.queryAllByRole('link', { name: '+47 21 00 00 00' });
const contact = () => screen.queryByRole('link', { name: 'Kontakt oss' });

describe('a customer of another bank (A8.1, A2.39)', () => {
  const unchecked = 'Vi får ikke sjekket pris fordi du har forsikring hos en annen bank i alliansen.';
  const elsewhere = 'Du har forsikringer i en annen bank i alliansen eller hos selskapets egen nettside';

  async function openOnSiteOf(bankregnr: string | null) {
    const page = portal('other-bank');
    if (bankregnr === null) page.fails({ operation: 'getBankInfo', status: 404 });
    else page.replaces('GET /rest/bankinfo', { status: 200, body: { name: 'Banken', bankregnr } });
    await page.openBuyPage();
  }

  test('gets the phone number on the site of bank 0770', async () => {
    await openOnSiteOf('0770');
    await reads(unchecked);
    await readsNot('Vi trenger litt mer tid', headline, 'Prøv igjen');
    expect(phones().map((link) => link.getAttribute('href'))).toEqual(['tel:21000000']);
    expect(contact()).toBeNull();
  });

  test('gets the phone number, and is asked to try again tomorrow, on the site of bank 0502', async () => {
    await openOnSiteOf('0502');
    await reads(unchecked, 'Prøv igjen i morgen');
    expect(screen.queryAllByRole('heading', { level: 2, name: 'Vi trenger litt mer tid' })).toHaveLength(1);
    expect(phones()).toHaveLength(2);
  });

  test.each([
    ['on the site of another bank', '4100'],
    ['if the bank of the site is unknown', null],
  ])('gets a link to the contact page %s', async (_, bankregnr) => {
    await openOnSiteOf(bankregnr);
    await reads(elsewhere);
    expect(contact()?.getAttribute('href')).toBe('/kundeservice/kontakt-oss');
    expect(phones()).toEqual([]);
  });
});

describe('an unwanted customer reads that they cannot buy digitally (A6.6)', () => {
  test('because of the response about digital sale', async () => {
    const page = portal('unwanted');
    await page.openBuyPage();
    await page.person.expectHeading('Vi beklager');
    await reads(
      'Du kan dessverre ikke kjøpe forsikringer digitalt hos oss. Ring oss på +47 21 00 00 00, så hjelper vi deg.',
    );
    expect(screen.queryByRole('link', { name: 'Bil' })).toBeNull();
  });

  test('because of the customer status UONSKET, if the digital sale fails to load', async () => {
    const page = portal('unwanted');
    page.fails({ operation: 'getDigitalSale', status: 404 });
    await page.openBuyPage();
    await page.person.expectHeading('Vi beklager');
  });
});

describe('a customer record that fails to load', () => {
  test('shows an error with a code, and a retry repeats only the failed call (A2.39, A8.5)', async () => {
    const page = portal('private-one');
    // After this error the customer record is not retried automatically.
    page.fails({ operation: 'getDamageCustomer', status: 500, times: 1 });
    await page.openBuyPage();
    await page.person.expectHeading('Noe gikk galt');
    await reads(
      'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
      /Feilkode: \S{3,}/,
    );
    await page.person.press('Prøv igjen');
    await page.person.expectHeading(headline);
    expect(page.arrived('getDamageCustomer')).toHaveLength(2);
    expect(page.arrived('getBankInfo')).toHaveLength(1);
  });

  test('shows a text of its own during maintenance (A8.4)', async () => {
    const page = portal('private-one');
    page.fails({ operation: 'getDamageCustomer', status: 500, code: 'INS00002' });
    await page.openBuyPage();
    await page.person.expectHeading('Prøv igjen senere');
    await reads('Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.');
  });

  test.each([
    ['the list to customers of a quiet bank', 'partner', headline],
    ['an error to other customers', 'private-one', 'Noe gikk galt'],
  ] as const)('with an unexplained 403 shows %s (A6.5)', async (_, persona, heading) => {
    const page = portal(persona);
    page.fails({ operation: 'getDamageCustomer', status: 403 });
    await page.openBuyPage();
    await page.person.expectHeading(heading);
  });

  test('because the session is lost shows a link to the login, which returns to my page from the start of a sub-app (A8.8, A2.13, C4.24)', async () => {
    const page = portal('private-one');
    page.fails({ operation: 'getDamageCustomer', status: 401 });
    await page.openBuyPage();
    await reads(loggedOut);
    expect(screen.getByRole('link', { name: 'Logg inn' }).getAttribute('href')).toBe(
      '/logg-inn?returnurl=%2Fmin-side',
    );
  });
});

test('a visitor who is not logged in reads that a login is needed (A6.4)', async () => {
  await portal('logged-out').openBuyPage();
  await reads(loggedOut);
});

test('a customer of a bank that blocks direct access reads that there is no access from here (A4.10)', async () => {
  await portal('blocked-bank').openBuyPage();
  await reads('Du har ikke tilgang til forsikringene dine herfra.');
});

test.each([
  ['users who act for a business to the order page (A6.2)', 'business-admin', `${overview}#/bm/bestille`],
  [
    'customers of the successor to its shop (A4.9, A2.47)',
    'moving',
    'https://kunde.forsikring.example/hopp/3361/pm/kjop',
  ],
] as const)('the page redirects %s', async (_, persona, address) => {
  const page = portal(persona);
  await page.openBuyPage();
  await waitFor(() => expect(page.exits()).toEqual([address]));
});
