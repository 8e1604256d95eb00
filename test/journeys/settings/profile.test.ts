import { expect, test } from 'vitest';
import { customer, damageRefusals } from '#flows/fixtures/customer.ts';
import { settingsCases } from '#flows/settings/settings/cases.ts';
import { settingsFlow } from '#flows/settings/settings/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';

test.each([
  ["shows the customer's name below the heading", { status: 200, body: customer }, 'Kari Skogly'],
  ['shows no name below the heading for a visitor who is not a customer', damageRefusals.FOR3170051, ''],
  ['shows no name below the heading if the customer fails to load', { status: 500 }, ''],
])('%s', async (_, response, name) => {
  const site = openSite(settingsFlow, settingsCases.input);
  await site.respond({
    request: { method: 'GET', path: '/rest/avtalebytte/identification' },
    response: { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
  });
  await site.respond({ request: { method: 'GET', path: '/rest/skade/kunde' }, response });
  await site.driverOf('settings').sees('Profil og innstillinger', 'Kontaktinformasjon');
  expect(document.querySelector('h1 + p')?.textContent).toBe(name);
});

test.each([
  [
    'shows where the insurer sends its letters, and whom to call after a move (A3.1)',
    {
      gatenavn: 'Granveien',
      gatenummer: '12',
      oppgang: 'B',
      postnummer: '2321',
      poststed: 'Hamar',
    },
    ['Adresse', 'Granveien 12 B, 2321 Hamar', 'Har du flyttet? Ring oss på , så retter vi adressen.'],
  ],
  ['has no card for an address that the insurer does not have', undefined, []],
])('%s', async (_, adresse, texts) => {
  const site = openSite(settingsFlow, settingsCases.input);
  await site.respond({
    request: { method: 'GET', path: '/rest/avtalebytte/identification' },
    response: { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
  });
  const person = site.driverOf('settings');
  // While it loads, the card is there, so that the cards below stay where they are.
  await person.sees('Kontaktinformasjon', 'Adresse');
  await site.respond({
    request: { method: 'GET', path: '/rest/skade/kunde' },
    response: { status: 200, body: { ...customer, adresse } },
  });
  await person.sees('Kari Skogly', ...texts);
  if (texts.length === 0) await person.seesNot('Adresse');
});

test('details that were typed before a login can be continued: the card says so, and "Endre" shows them (A8.8)', async () => {
  const site = openSite(settingsFlow, {
    ...settingsCases.input,
    contactDraft: { mobilnummer: '900 33 444', epost: 'ny@post.example' },
  });
  const get = (path: string, body: object) =>
    site.respond({ request: { method: 'GET', path: `/rest${path}` }, response: { status: 200, body } });
  await get('/avtalebytte/identification', { organisasjonsnummer: null, fodselsnummer: null });
  await get('/kunde/kontaktinfo', {
    mobilnummer: '41000001',
    epost: 'kari.skogly@epost.example',
    personkundenummerAndTransaksjonsId: { kundenummer: '3000001' },
  });
  const person = site.driverOf('contact-details');
  await site.shows('contact-details', 'viewing');
  await person.sees(
    '+47 410 00 001',
    'Du har endringer som ikke er lagret.',
    'Trykk «Endre» for å fortsette der du slapp.',
  );
  await person.press('Endre');
  await person.expectValue('Mobilnummer', '900 33 444');
  await person.expectValue('E-post', 'ny@post.example');
  await person.press('Avbryt');
  await person.sees('+47 410 00 001');
  await person.seesNot('Du har endringer som ikke er lagret.');
});
