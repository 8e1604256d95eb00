import { expect, test } from 'vitest';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { sharedCar, sharedPolicyCases } from '#flows/policies/shared-policy/cases.ts';
import { sharedPolicyFlow } from '#flows/policies/shared-policy/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';

const request = { method: 'GET', path: '/rest/delteforsikringer/forsikringer/7130090' };
const loaded = { status: 200, body: sharedCar } satisfies WireResponse;

/** Opens the page of policy 7130090 in version 2, and responds to the call of the policy (B7.5). */
async function openPage(response: WireResponse) {
  const site = openSite(sharedPolicyFlow, sharedPolicyCases.input);
  await site.respond({ request, response });
  return { ...site, driver: site.driverOf('shared-policy') };
}

test('the page of a shared policy loads it by its number, and names its owner (A2.9, A2.19, B2.22, B6.10, B7.5, C5.8)', async () => {
  const { shows, driver } = await openPage(loaded);
  await shows('shared-policy', 'shown');
  await driver.expectHeading('Bil Fjellko Tur EK22345');
  const insight =
    'Ola Skogly har gitt deg innsyn. Du kan se forsikringen og melde skade, men ikke endre eller si den opp.';
  await driver.sees(insight, 'Fjellko Tur EK22345', 'Gjelder fra og med', '01.01.2026', '4 812 kr/år');
  await driver.sees('Dekninger', 'Inkludert', '20 000 kr');
  // In the words of the owner's page, but for the terms, which are not shown here (C4.44).
  await driver.sees('Skade på andre, og skade på ditt eget kjøretøy.');
  await driver.seesNot('vilkårene');
  await driver.hears(insight);
  await driver.seesNot('Endre forsikring', 'Bestill Grønt kort');
  expect(document.body.textContent).not.toMatch(/ring oss/i);
  expect(
    [...document.querySelectorAll('.actions a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Meld skade', '/meld-skade/meld-skade-skjema#/'],
    ['Se forsikringsbevis', '#/delt/bil/7130090/2/bevis'],
  ]);
});

test.each<[string, WireResponse]>([
  ['that nobody shares', { status: 404, body: { code: '', message: 'Ingen har gitt innsyn' } }],
  [
    'that is shared in another version',
    {
      status: 200,
      body: { ...sharedCar, forsikring: { ...sharedCar.forsikring, versjon: 1, nesteVersjon: null } },
    },
  ],
])('a policy %s is not found, which is no error (C4.7, C4.21)', async (_, response) => {
  const { shows, driver } = await openPage(response);
  await shows('shared-policy', 'notFound');
  await driver.expectHeading('Vi fant ikke forsikringen');
  await driver.sees(
    'Nummeret kan være skrevet feil, eller forsikringen er ikke lenger din.',
    'Tilbake til oversikten',
  );
  await driver.seesNot('Prøv igjen');
});
