import { describe, expect, test } from 'vitest';
import { representatives } from '#flows/fixtures/representatives.ts';
import { businessSettingsCases } from '#flows/settings/business-settings/cases.ts';
import { businessSettingsFlow } from '#flows/settings/business-settings/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';

/** The paragraph that has the phone number as a link. */
const callUs = () =>
  [...document.querySelectorAll('p')].filter(({ textContent }) => textContent?.startsWith('Er noe feil?'));

const get = (path: string) => ({ method: 'GET' as const, path: `/rest${path}` });
const [relation] = representatives['as a user'].relations;
const companyNumber = relation?.organisasjonsnummer ?? null;

async function openSettings(rolle: string | null, organisasjonsnummer: string | null, meglertilgang = false) {
  const site = openSite(businessSettingsFlow, businessSettingsCases.input);
  await site.respond({
    request: get('/avtalebytte/identification'),
    response: { status: 200, body: { organisasjonsnummer, fodselsnummer: null, meglertilgang } },
  });
  if (organisasjonsnummer === null) return { site, driver: site.driverOf('business-settings') };
  await site.respond({
    request: get('/web/relasjoner'),
    response: { status: 200, body: rolle === null ? [] : [{ ...relation, rolle }] },
  });
  return { site, driver: site.driverOf('business-settings') };
}

describe('the settings of a business (B2.6, B6.11, C1.8)', () => {
  test.each([
    ['show an administrator the contact details, without a way to edit them', 'ADMIN', false],
    ['show a user the contact details, without a way to edit them', 'SKRIVE', false],
    ['show a reader the contact details, without a way to edit them', 'LESE', false],
    ['show a broker the contact details, which they can edit', 'SKRIVE', true],
  ] as const)('%s', async (_, rolle, isBroker) => {
    const { site, driver } = await openSettings(rolle, companyNumber, isBroker);
    await site.respond({
      request: get('/kunde/kontaktinfo'),
      response: {
        status: 200,
        body: {
          mobilnummer: '42000001',
          epost: 'post@snekkeri.example',
          skadekundenummerAndTransaksjonsId: { kundenummer: '2000001', transaksjonsId: 'a1' },
        },
      },
    });
    await site.shows('contact-details', 'viewing');
    await driver.expectHeading('Profil og innstillinger');
    await driver.sees(
      'Fjordglimt Snekkeri AS',
      'Kontaktinformasjon',
      '+47 420 00 001',
      'post@snekkeri.example',
    );
    await driver.seesNot('Samtykke', 'Reservasjoner');
    await (isBroker ? driver.sees('Endre') : driver.seesNot('Endre'));
    expect(callUs().map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual(
      isBroker ? [] : ['Er noe feil? Ring oss på +47 21 00 00 00, så retter vi det.'],
    );
    expect(callUs().map((text) => text.querySelector('a')?.getAttribute('href'))).toEqual(
      isBroker ? [] : ['tel:+4721000000'],
    );
  });

  test.each([
    ['a visitor without a role', null, companyNumber],
    ['a visitor with an unknown role', 'GJEST', companyNumber],
    ['a visitor who acts for themselves', 'ADMIN', null],
  ])(
    'show %s that they have no access, and a phone number (A2.33)',
    async (_, rolle, organisasjonsnummer) => {
      const { driver } = await openSettings(rolle, organisasjonsnummer);
      await driver.expectHeading('Du har ikke tilgang til forsikring');
      await driver.sees('+47 21 00 00 00');
      await driver.seesNot('Kontaktinformasjon');
    },
  );
});
