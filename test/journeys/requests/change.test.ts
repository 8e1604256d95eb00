import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { customer } from '#flows/fixtures/customer.ts';
import { changePolicyCases } from '#flows/requests/change-policy/cases.ts';
import { changePolicyFlow } from '#flows/requests/change-policy/flow.ts';
import { choosePolicyCases } from '#flows/requests/choose-policy/cases.ts';
import { choosePolicyFlow } from '#flows/requests/choose-policy/flow.ts';
import { filledRequest } from '#flows/requests/order-policy/cases.ts';
import { portalAs, reads } from '#test/journeys/portal.ts';
import { todayOnScreen } from '#test/support/today.ts';
import { get, openPage } from './open-request-page.ts';
import { forsikringer } from './policies.ts';
import { fillInRequest, sentRequest } from './request.ts';

const known = { status: 200, body: { mobilnummer: '41234567', epost: 'post@snekkeri.example' } } as const;

/** Loading the known contact details fails, so the form is empty (C4.39). */
const withoutContact = { request: get('/kunde/kontaktinfo'), response: { status: 500 } } as const;

/** The words of each link to the overview. */
const waysBack = () =>
  screen.getAllByRole('link', { name: /oversikt/ }).map(({ textContent }) => textContent);

const { site } = changePolicyCases.input;
const all: WireResponse = { status: 200, body: { ...customer, forsikringer } };
const change = (number: string, draft: typeof changePolicyCases.input.draft = null) => ({
  site,
  number,
  draft,
});
const notAllowedText =
  'Du har ikke tilgang til å endre forsikringer. Ring oss på +47 21 00 00 00, så hjelper vi deg.';

describe.each([
  ['/bm/endre', choosePolicyFlow as AnyFlow, choosePolicyCases.input, 'Hvilken forsikring vil du endre på?'],
  ['/bm/endre/{nr}', changePolicyFlow as AnyFlow, change('7330001'), 'Endre forsikring'],
])('the page at %s', (_, flow, input, heading) => {
  test.each(['ADMIN', 'SKRIVE'])('lets the role %s change policies (B2.2, B2.3, C1.8)', async (rolle) => {
    const { driver, site: page } = await openPage(flow, input, { rolle, policies: all });
    if (flow === changePolicyFlow) await page.respond(withoutContact);
    await driver.expectHeading(heading);
    await driver.sees('Næringsbil', 'Toyota Proace');
    await driver.seesNot('Ring oss på');
  });

  test.each([
    ['readers', { rolle: 'LESE' }],
    ['visitors who act for themselves', { organisasjonsnummer: null }],
  ])('shows %s whom to call, and never shows the form (B6.7, C1.8, C5.4)', async (_, visit) => {
    const { driver } = await openPage(flow, input, visit);
    await driver.expectHeading('Endre forsikring');
    await driver.hears(notAllowedText);
    await driver.sees('Tilbake til oversikten');
    await driver.seesNot('Næringsbil', 'Melding');
  });

  test.each([null, 'GJEST'])('shows the page about missing access for the role %s (C4.12)', async (rolle) => {
    const { driver } = await openPage(flow, input, { rolle });
    await driver.expectHeading('Du har ikke tilgang til forsikring');
    await driver.seesNot('Næringsbil', 'Melding');
  });

  test('shows the page about missing access if the server says that the visitor has no role (A2.33, A6.5)', async () => {
    const policies = { status: 403, body: { code: 'FEL3710020', message: 'Missing required role.' } };
    const { driver, site: page } = await openPage(flow, input, { policies });
    await page.shows('no-access', 'loading');
    await driver.expectHeading('Du har ikke tilgang til forsikring');
    await driver.seesNot('Næringsbil', 'Melding');
  });

  test.each<[string, WireResponse, string, string, string]>([
    [
      'the business is not a customer',
      { status: 404, body: { code: 'FOR3170051', message: 'Fant ikke bedriftskunden i skadesystemet' } },
      'Ingen forsikringer',
      'Fjordglimt Snekkeri AS har ingen aktive forsikringer',
      'Tilbake til oversikten',
    ],
    [
      'there are no policies',
      { status: 200, body: { ...customer, forsikringer: [] } },
      'Ingen forsikringer',
      'Fjordglimt Snekkeri AS har ingen aktive forsikringer',
      'Tilbake til oversikten',
    ],
    [
      'the system is under maintenance',
      { status: 500, body: { code: 'INS00002' } },
      'Prøv igjen senere',
      'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.',
      'Tilbake til oversikt',
    ],
  ])(
    'shows why there is nothing to change if %s (A8.4, A8.10, B8.2)',
    async (_, policies, title, text, wayBack) => {
      const { driver } = await openPage(flow, input, { policies });
      await driver.expectHeading(title);
      await driver.hears(text);
      await driver.sees(wayBack);
    },
  );

  test('links to the overview with the same words as the form if the policies cannot be loaded (B2.87)', async () => {
    const { driver } = await openPage(flow, input, { policies: { status: 500 } });
    await driver.expectHeading('Noe gikk galt');
    await driver.sees('Prøv igjen');
    expect(waysBack()).toEqual(['Tilbake til oversikt']);
  });
});

test('the page of a change shows a card about the policy (B2.85)', async () => {
  const { driver, site: page } = await openPage(changePolicyFlow, change('7330001'), { policies: all });
  await page.respond(withoutContact);
  await driver.expectHeading('Endre forsikring');
  await driver.sees('Næringsbil', 'Toyota Proace', 'Forsikringsnummer', '7330001');
  await driver.sees('Gjelder fra og med', '01.03.2026');
});

test.each([
  ['of no policy', '7999999'],
  ['of a policy that has ended', '7070001'],
  ['that is a property name', 'constructor'],
])('a number %s shows that there is no such policy (B2.87, C4.7, C4.21)', async (_, number) => {
  const { driver } = await openPage(changePolicyFlow, change(number), { policies: all });
  await driver.expectHeading('Vi fant ikke forsikringen');
  await driver.hears('Nummeret kan være skrevet feil, eller forsikringen er ikke lenger din.');
  expect(waysBack()).toEqual(['Tilbake til oversikt']);
  await driver.seesNot('Melding', 'Prøv igjen');
});

test('an accepted policy cannot be changed, whatever its start date (B4.6, C4.2)', async () => {
  const { driver } = await openPage(changePolicyFlow, change('7060001'), { policies: all });
  await driver.expectHeading('Endre forsikring');
  await driver.sees('Håndverker', '7060001', 'Fra 01.03.2026');
  await driver.hears('Du kan endre forsikringen når den har trådt i kraft.');
  await driver.seesNot('Melding');
});

describe('the form', () => {
  const openForm = async (draft: typeof changePolicyCases.input.draft = null) => {
    const page = await openPage(changePolicyFlow, change('7330001', draft), { policies: all });
    // A draft of this policy does not wait for the contact details.
    if (draft?.number === '7330001') await page.site.letPass(0);
    else await page.site.respond({ ...withoutContact, ...(draft && { response: known }) });
    await page.site.shows('change-policy', 'filling.typing');
    return page;
  };
  const field = (name: string, description: RegExp) => screen.getByRole('textbox', { name, description });
  const post = { method: 'POST' as const, path: '/rest/bm/endre-forsikring' };
  const filled = { number: '7330001', form: filledRequest };

  test('shows the error of each field beside it (B2.84, B5.15, B5.16, B5.17, C5.7)', async () => {
    const { driver } = await openForm();
    field(
      'Melding',
      /Skriv gjerne hva du vil endre, og fra når\. Ikke skriv personopplysninger i meldingen\./,
    );
    await driver.press('Send endringen');
    field('Melding', /Vennligst fyll inn din melding her/);
    field('Mobilnummer', /Vennligst fyll inn mobilnummeret ditt her/);
    field('E-post', /Vennligst fyll inn e-postadressen din her/);
    await driver.type('Mobilnummer', '21000000');
    await driver.type('E-post', 'astrid');
    field('Mobilnummer', /Du må oppgi et gyldig mobiltelefonnummer/);
    field('E-post', /E-postadressen er ugyldig/);
  });

  test.each([
    [
      'fails',
      { status: 500 },
      'filling.failed',
      'Det oppsto en feil da skjemaet skulle sendes. Oppfrisk siden og prøv igjen',
    ],
    [
      'gets no response',
      'lost',
      'filling.unknown',
      'Vi fikk ikke svar Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.',
    ],
  ] as const)(
    'keeps its values when sending %s, and links to the overview (B2.87, B8.7)',
    async (_, response, state, text) => {
      const { site, driver } = await openForm(filled);
      await driver.press('Send endringen');
      await site.respond({ request: post, response });
      await site.shows('change-policy', state);
      await driver.hears(text);
      expect(screen.getByRole('link', { name: 'Tilbake til oversikt' })).toHaveProperty(
        'pathname',
        '/oversikt/forsikring/mine-forsikringer',
      );
      await driver.expectValue('Melding', filledRequest.melding);
      await driver.expectValue('Mobilnummer', filledRequest.telefonnummer);
      await driver.expectValue('E-post', filledRequest.epost);
    },
  );

  test('is replaced by the receipt when the change is sent (B2.86, C4.36)', async () => {
    const { site, driver } = await openForm(filled);
    await driver.press('Send endringen');
    await site.respond({ request: post, response: { status: 204 } });
    await driver.expectHeading('Endringen er sendt til behandling');
    await driver.sees('Næringsbil – Toyota Proace, 7330001', 'Tilbake til oversikten');
    await reads(`Sendt${todayOnScreen()} kl. `);
  });

  test('sends the change of the policy at the address (B3.57, B7.12)', async () => {
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

  test('does not show the draft of another policy', async () => {
    const { driver } = await openForm({ ...filled, number: '7060001' });
    await driver.expectValue('Melding', '');
    await driver.expectValue('Mobilnummer', '41234567');
  });
});
