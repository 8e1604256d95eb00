import { expect, test } from 'vitest';
import { settingsCases } from '#flows/settings/settings/cases.ts';
import { settingsFlow } from '#flows/settings/settings/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';

async function open() {
  const site = openSite(settingsFlow, settingsCases.input);
  await site.respond({
    request: { method: 'GET', path: '/rest/avtalebytte/identification' },
    response: { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
  });
  return site;
}

const bank = { method: 'GET', path: '/rest/bankinfo' };
const consent = {
  samtykkeId: 'tilbud',
  tittel: 'Tilbud og råd',
  infoTekst: 'Vi kan sende deg tilbud og råd.',
  avslagTekst: 'Du får ikke tilbud og råd.',
  modalTekster: [],
  answer: { answer: true, date: '2026-02-03' },
};

/** The settings of a bank with one consent, which is shown. */
async function openWith(one: Omit<typeof consent, 'answer'> & { readonly answer: unknown }) {
  const site = await open();
  await site.respond({
    request: bank,
    response: { status: 200, body: { name: 'Solvik Sparebank', bankregnr: '3361' } },
  });
  await site.respond({
    request: { method: 'GET', path: '/rest/samtykke' },
    response: { status: 200, body: [one] },
  });
  await site.shows('consents', 'offered.answers.idle offered.dialog.shut');
  return site;
}

test('there is no consent card while the bank loads, nor when it fails to load (B2.99, B6.13)', async () => {
  const site = await open();
  const driver = site.driverOf('settings');
  await driver.sees('Kontaktinformasjon');
  await driver.seesNot('Samtykke');
  await site.respond({ request: bank, response: { status: 500 } });
  await site.shows('settings', 'page.contact.shown page.reservations.bankUnavailable page.consents.absent');
  await driver.seesNot('Samtykke', 'Beklager noe gikk galt. Vennligst prøv igjen senere.');
});

test('the retry of the reservation, which loads the bank, also shows the consents (B2.99, B6.13, C4.9)', async () => {
  const site = await open();
  await site.respond({ request: bank, response: { status: 500 } });
  await site.shows('settings', 'page.contact.shown page.reservations.bankUnavailable page.consents.absent');
  const driver = site.driverOf('settings');
  await driver.press('Prøv igjen');
  await site.respond({
    request: bank,
    response: { status: 200, body: { name: 'Solvik Sparebank', bankregnr: '3361' } },
  });
  await site.respond({
    request: { method: 'GET', path: '/rest/samtykke' },
    response: { status: 200, body: [consent] },
  });
  await site.shows('consents', 'offered.answers.idle offered.dialog.shut');
  await driver.sees('Samtykke', 'Tilbud og råd');
});

test('restores the previous answer, and stores no draft, when saving fails after the session has ended (B4.27)', async () => {
  const site = await openWith(consent);
  const driver = site.driverOf('consents');
  await driver.choose('Tilbud og råd', 'Nei');
  await site.respond({ request: { method: 'PUT', path: '/rest/samtykke' }, response: { status: 401 } });
  await site.shows('consents', 'offered.answers.failed offered.dialog.shut');
  await driver.expectChosen('Tilbud og råd', 'Ja');
  await driver.sees('Du må være logget inn for å bruke denne tjenesten.');
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['that is not answered', null, 'Ikke besvart', false],
  ['with a yes', { answer: true, date: '2026-02-03' }, 'Besvart 03.02.2026', false],
  ['with a no', { answer: false, date: '2026-02-03' }, 'Besvart 03.02.2026', true],
])(
  'a consent %s shows its title, its text and its date, and what a no means only then (B3.35)',
  async (_, answer, answered, isRefused) => {
    const site = await openWith({ ...consent, answer });
    const driver = site.driverOf('consents');
    await driver.sees('Tilbud og råd', 'Vi kan sende deg tilbud og råd.', answered);
    const meaning = 'Du har svart nei: Du får ikke tilbud og råd.';
    await (isRefused ? driver.sees(meaning) : driver.seesNot(meaning));
  },
);
