import { afterEach, expect, test } from 'vitest';
import { customer, damageRefusals } from '#flows/overview/private-landing/cases.ts';
import { settingsCases } from '#flows/settings/settings/cases.ts';
import { settingsFlow } from '#flows/settings/settings/flow.ts';
import { admit } from '#test/journeys/admit.ts';
import { openDomSite } from '#test/support/dom-site.tsx';

let close = () => {};
afterEach(() => close());

test.each([
  [{ status: 200, body: customer }, 'Kari Skogly'],
  [damageRefusals.FOR3170051, ''],
  [{ status: 500 }, ''],
])('shows the name of the customer below the heading if the insurer has it: %#', async (response, name) => {
  const site = openDomSite(settingsFlow, settingsCases.input);
  close = site.close;
  await admit(site);
  await site.respond({ request: { method: 'GET', path: '/rest/skade/kunde' }, response });
  await site.driverOf('settings').sees('Profil og innstillinger', 'Kontaktinformasjon');
  expect(document.querySelector('h1 + p')?.textContent).toBe(name);
});
