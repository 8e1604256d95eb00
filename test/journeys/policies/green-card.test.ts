import { expect, test } from 'vitest';
import { car, customer } from '#flows/fixtures/customer.ts';
import { greenCardCases } from '#flows/policies/green-card/cases.ts';
import { greenCardFlow } from '#flows/policies/green-card/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';
import { portalAs, reads, readsNot } from '#test/journeys/portal.ts';
import { todayOnScreen } from '#test/support/today.ts';

/** Opens the page of policy 7010001 in version 2, for a customer with the given policy. */
async function openPage(policy: object = car) {
  const site = openSite(greenCardFlow, greenCardCases.input);
  await site.respond({
    request: { method: 'GET', path: '/rest/avtalebytte/identification' },
    response: { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
  });
  await site.respond({
    request: { method: 'GET', path: '/rest/skade/kunde' },
    response: { status: 200, body: { ...customer, forsikringer: [policy] } },
  });
  return { ...site, driver: site.driverOf('green-card') };
}

const order = {
  method: 'POST',
  path: '/rest/gront-kort/kunder/1000010/forsikringer/7010001/versjon/2',
};

test('a green card is ordered for the policy in the address (B2.20, C2.4, C4.36, C5.7)', async () => {
  const site = await openPage();
  await site.shows('green-card', 'offered.untried');
  await site.driver.expectHeading('Bestill grønt kort');
  // The response has no address.
  await site.driver.sees('Bil – Volvo V60 XA10001', 'Vi sender grønt kort til adressen din.');
  await reads('Lurer du på hvilken adresse vi har, eller når kortet kommer? Ring oss på +47 21 00 00 00.');
  await site.driver.press('Bestill grønt kort');
  await site.respond({ request: order, response: { status: 204 } });
  await site.shows('green-card', 'ordered');
  await site.driver.expectHeading('Grønt kort er bestilt');
  await site.driver.sees('Vi sender grønt kort til adressen din.');
  await reads(`Sendt${todayOnScreen()} kl. `);
});

test('a failed order shows an error and can be sent again', async () => {
  const site = await openPage();
  await site.shows('green-card', 'offered.untried');
  await site.driver.press('Bestill grønt kort');
  await site.respond({ request: order, response: { status: 500 } });
  await site.shows('green-card', 'offered.failed');
  await site.driver.sees(
    'Noe gikk galt',
    'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
  );
  await site.driver.press('Bestill grønt kort');
  await site.respond({ request: order, response: 'lost' });
  await site.shows('green-card', 'offered.unknown');
  await site.driver.sees(
    'Vi fikk ikke svar',
    'Vi vet ikke om bestillingen kom fram. Sjekk nettforbindelsen og prøv igjen.',
  );
});

test.each([
  ['number', { ...car, forsikringsnummer: '7010002' }],
  ['version', { ...car, versjon: 1 }],
])('a policy with another %s is not found, which is no error (C4.7, C4.21)', async (_, policy) => {
  const site = await openPage(policy);
  await site.shows('load-policy', 'notFound');
  await site.driver.expectHeading('Vi fant ikke forsikringen');
  await site.driver.sees(
    'Nummeret kan være skrevet feil, eller forsikringen er ikke lenger din.',
    'Tilbake til oversikten',
  );
  await site.driver.seesNot('Feilkode', 'Prøv igjen', 'Bestill grønt kort');
});

test('a reader of a company cannot order a green card in its name (B6.3, C4.17)', async () => {
  const portal = portalAs('business-reader');
  await portal.open('#/lastebil/7300001/1/bestill-gront-kort');
  const text =
    'Du kan ikke bestille grønt kort. Kontakt en bruker eller administrator i Fjordglimt Snekkeri AS.';
  await reads(text);
  await readsNot('Vi sender grønt kort til');
});

test('a user of a company orders a green card in its name (C4.17)', async () => {
  const portal = portalAs('business-user');
  await portal.open('#/lastebil/7300001/1/bestill-gront-kort');
  const person = portal.person();
  await reads('Vi sender grønt kort til Granveien 12 B, 2321 Hamar.');
  await reads('Er adressen feil, eller lurer du på når kortet kommer? Ring oss på +47 21 00 00 00.');
  await person.press('Bestill grønt kort');
  await person.expectHeading('Grønt kort er bestilt');
  expect(portal.arrived('orderGreenCard')).toHaveLength(1);
});
