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
