import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { customer } from '#flows/fixtures/customer.ts';
import { changePolicyCases } from '#flows/requests/change-policy/cases.ts';
import { changePolicyFlow } from '#flows/requests/change-policy/flow.ts';
import { choosePolicyCases } from '#flows/requests/choose-policy/cases.ts';
import { choosePolicyFlow } from '#flows/requests/choose-policy/flow.ts';
import { filledRequest } from '#flows/requests/order-policy/cases.ts';
import { portalAs } from '#test/journeys/portal.ts';
import { get, openPage } from './open-request-page.ts';
import { forsikringer } from './policies.ts';
import { fillInRequest, sentRequest } from './request.ts';

const all = { status: 200, body: { ...customer, forsikringer } };
const change = { ...changePolicyCases.input, number: '7330001' };

test.each([
  ['/bm/endre', choosePolicyFlow as AnyFlow, choosePolicyCases.input],
  ['/bm/endre/{nr}', changePolicyFlow as AnyFlow, change],
])(
  'the page at %s links to the overview with the same words as the form if the policies cannot be loaded (B2.87)',
  async (_, flow, input) => {
    const { driver } = await openPage(flow, input, { policies: { status: 500 } });
    await driver.expectHeading('Noe gikk galt');
    const links = screen.getAllByRole('link', { name: /oversikt/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Tilbake til oversikt']);
  },
);

test('the page of a change shows a card about the policy (B2.85)', async () => {
  const { driver, site } = await openPage(changePolicyFlow, change, { policies: all });
  await site.respond({ request: get('/kunde/kontaktinfo'), response: { status: 500 } });
  await driver.expectHeading('Endre forsikring');
  await driver.sees('Næringsbil', 'Toyota Proace', 'Forsikringsnummer', '7330001');
  await driver.sees('Gjelder fra og med', '01.03.2026');
});

test('the form sends the change of the policy at the address (B2.84, B3.57, B7.12)', async () => {
  const portal = portalAs('business-user');
  await portal.open('#/bm/endre/7270001');
  const person = portal.person();
  await person.expectHeading('Endre forsikring');
  await fillInRequest(person);
  await person.press('Send endringen');
  await person.expectHeading('Endringen er sendt til behandling');
  expect(portal.arrived('changePolicy')).toEqual([
    { ...sentRequest, kundenummer: '2000001', forsikringsnummer: '7270001', versjon: 1 },
  ]);
});

test('the form does not show the draft of another policy', async () => {
  const draft = { number: '7060001', form: filledRequest };
  const { driver, site } = await openPage(changePolicyFlow, { ...change, draft }, { policies: all });
  const known = { status: 200, body: { mobilnummer: '41234567', epost: 'post@snekkeri.example' } };
  await site.respond({ request: get('/kunde/kontaktinfo'), response: known });
  await site.shows('change-policy', 'filling.typing');
  await driver.expectValue('Melding', '');
  await driver.expectValue('Mobilnummer', '41234567');
});
