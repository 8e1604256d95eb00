import { afterEach, describe, expect, test } from 'vitest';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import { customer } from '#flows/fixtures/customer.ts';
import { giveInsightCases } from '#flows/sharing/give-insight/cases.ts';
import { giveInsightScript } from '#flows/sharing/give-insight/script.ts';
import { ola, ragnhild } from '#flows/sharing/given-insight/cases.ts';
import { insightCases } from '#flows/sharing/insight/cases.ts';
import { insightFlow } from '#flows/sharing/insight/flow.ts';
import { givers } from '#flows/sharing/received-insight/cases.ts';
import { portalAs } from '#test/journeys/portal.ts';
import { openDomSite } from '#test/support/dom-site.tsx';
import { fillIn } from '#test/support/fill-in.ts';

let close = () => {};
afterEach(() => close());

const paths = {
  damage: '/rest/skade/kunde',
  given: '/rest/privat-relasjon',
  received: '/rest/delteforsikringer',
  create: '/rest/privat-relasjon/opprett',
  delete: '/rest/privat-relasjon/pr-1',
};

const loaded = {
  damage: { status: 200, body: customer },
  given: { status: 200, body: [ola, ragnhild] },
  received: { status: 200, body: givers },
} satisfies Record<string, WireResponse>;

/** Opens the page and loads both lists, unless the responses differ. */
async function openSharing(responses: Partial<Record<keyof typeof loaded, WireResponse>> = {}) {
  const site = openDomSite(insightFlow, insightCases.input);
  close = site.close;
  const respond = (method: 'GET' | 'POST' | 'DELETE', path: keyof typeof paths, response: WireResponse) =>
    site.respond({ request: { method, path: paths[path] }, response });
  await site.respond({
    request: { method: 'GET', path: '/rest/avtalebytte/identification' },
    response: { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
  });
  for (const path of ['damage', 'given', 'received'] as const)
    await respond('GET', path, responses[path] ?? loaded[path]);
  await site.shows('insight', 'page.own.given.shown page.own.dialog.shut page.received.shown');
  return { ...site, respond, driver: site.driverOf('insight') };
}

type Page = Awaited<ReturnType<typeof openSharing>>;

const focused = () => document.activeElement;

const expectListed = (page: Page) => page.shows('given-insight', 'listed.closed');

/** Fills in the form, with a number and a surname of its own. */
async function fillInInsight(driver: Driver, number: string, surname: string) {
  await fillIn(driver, { cases: giveInsightCases, script: giveInsightScript }, 'fills in the form');
  await driver.type('Fødselsnummer', number);
  await driver.type('Etternavn', surname);
}

async function give(page: Page, number: string, surname: string) {
  await page.driver.press('Gi innsyn');
  await page.shows('give-insight', 'filling.typing');
  await fillInInsight(page.driver, number, surname);
  await page.driverOf('give-insight').press('Gi innsyn');
}

async function deleteOla(page: Page) {
  await page.driver.press('Slett innsynet til Ola Bekkevold');
  await page.shows('given-insight', 'listed.confirming');
  await page.driver.press('Slett innsynet');
}

test('shows both lists (B2.93, B3.63)', async () => {
  const { driver } = await openSharing();
  await driver.expectHeading('Dele forsikringer');
  await driver.sees('Personer du har gitt innsyn til', 'Ola Bekkevold', 'Ragnhild Skogly');
  await driver.sees('Personer som har gitt deg innsyn', 'Ola Skogly', '2 forsikringer', 'Gerd Myhre');
});

describe('the form (B2.94)', () => {
  test.each([
    ['', 'Berg', 'Du må fylle inn fødselsnummer, 11 siffer.'],
    ['1583901232', 'Berg', 'Fødselsnummeret er ikke gyldig.'],
    ['15139012321', 'Berg', 'Fødselsnummeret er ikke gyldig.'],
    ['15839012321', ' ', 'Du må fylle inn et etternavn.'],
    ['15839012321', 'Ola Berg', 'Du skal kun fylle inn etternavnet.'],
  ])(
    'rejects the number "%s" with the surname "%s", and shows "%s" at the field (B5.24, B5.25)',
    async (number, surname, sentence) => {
      const page = await openSharing();
      await give(page, number, surname);
      await page.shows('give-insight', 'filling.rejected');
      await page.driver.sees(sentence);
      expect(focused()?.getAttribute('aria-invalid')).toBe('true');
    },
  );

  test('accepts a surname of two words when it is sent again, and not another one (B5.25, C4.20)', async () => {
    const page = await openSharing();
    await give(page, '15839012321', 'Al Hassan');
    await page.shows('give-insight', 'filling.rejected');
    const person = page.driverOf('give-insight');
    await person.type('Etternavn', 'Abdi Hussein');
    await person.press('Gi innsyn');
    await page.shows('give-insight', 'filling.rejected');
    await person.sees('Du skal kun fylle inn etternavnet.');
    await person.press('Gi innsyn');
    await page.shows('give-insight', 'sending');
    await person.seesNot('Du skal kun fylle inn etternavnet.');
  });

  test('stays open with the typed values when the surname does not match the number (B8.18, C5.10)', async () => {
    const page = await openSharing();
    await give(page, '15839012321', 'Berg');
    await page.respond('POST', 'create', { status: 403, body: { code: 'FEL3710015', message: '' } });
    await page.shows('give-insight', 'filling.refused');
    await page.driver.sees(
      'Etternavnet stemmer ikke med det som er registrert på fødselsnummeret. Sjekk at begge er riktige.',
    );
    expect(focused()?.getAttribute('aria-invalid')).toBe('true');
    await page.driver.expectValue('Fødselsnummer', '15839012321');
    await page.driver.expectValue('Etternavn', 'Berg');
  });
});

describe('a change of the insight (B4.23)', () => {
  const berg = { ...ola, privatRelasjonId: 'pr-3', disponentFulltNavn: 'Henrik Berg' };

  test.each([
    [
      'a success message with the registered name (B8.21, B7.39, C3.10)',
      { status: 200, body: { fulltNavn: 'Henrik Berg' } },
      'Henrik Berg har nå innsyn i dine skadeforsikringer',
    ],
    [
      'an error with the typed surname for a failure (B8.19, C3.10)',
      { status: 500 },
      'Beklager, det oppstod en feil. Berg fikk ikke innsyn. Prøv igjen senere.',
    ],
    [
      'an error with the typed surname for another refusal (B8.19)',
      { status: 403, body: { code: 'FEL3710020', message: 'Missing required role.' } },
      'Beklager, det oppstod en feil. Berg fikk ikke innsyn. Prøv igjen senere.',
    ],
    [
      'an unknown outcome for a lost response (C4.14)',
      'lost',
      'Berg kan ha fått innsyn likevel. Se i listen før du prøver igjen.',
    ],
  ] as const)('giving shows %s, and loads the list again', async (_, response, sentence) => {
    const page = await openSharing();
    await give(page, '15839012321', ' Berg ');
    await page.respond('POST', 'create', response);
    await page.respond('GET', 'given', { status: 200, body: [ola, berg] });
    await expectListed(page);
    await page.driver.expectDialog(null);
    await page.driver.sees(sentence, 'Ola Bekkevold', 'Henrik Berg');
    await page.driver.seesNot('Ragnhild Skogly');
    await page.driver.hears(sentence);
  });

  test.each([
    ['a success message (B8.21)', { status: 204 }, 'Innsynet til Ola Bekkevold ble slettet'],
    [
      'an error for a failure (B8.20)',
      { status: 500 },
      'Det oppstod en feil under slettingen av Ola Bekkevold. Prøv igjen!',
    ],
    [
      'an unknown outcome for a missing response (C4.14)',
      'late',
      'Innsynet til Ola Bekkevold kan være slettet likevel. Se i listen før du prøver igjen.',
    ],
  ] as const)(
    'deleting needs a confirmation in the row, shows %s, and loads the list again (B2.95)',
    async (_, response, sentence) => {
      const page = await openSharing();
      await deleteOla(page);
      await page.respond('DELETE', 'delete', response);
      await page.respond('GET', 'given', { status: 200, body: [ragnhild] });
      await expectListed(page);
      await page.driver.sees(sentence, 'Ragnhild Skogly');
      await page.driver.seesNot('Ola Bekkevold', 'Slett innsynet');
      await page.driver.hears(sentence);
    },
  );

  test('starting the next deletion removes the message', async () => {
    const page = await openSharing();
    await deleteOla(page);
    await page.respond('DELETE', 'delete', { status: 500 });
    await page.respond('GET', 'given', loaded.given);
    await expectListed(page);
    await page.driver.press('Slett innsynet til Ola Bekkevold');
    await page.driver.seesNot('Det oppstod en feil under slettingen av Ola Bekkevold. Prøv igjen!');
  });

  describe('after a failure that closes the dialog (B8.19)', () => {
    async function failAndReopen() {
      const page = await openSharing();
      await give(page, '15839012321', 'Al Hassan');
      await page.shows('give-insight', 'filling.rejected');
      await page.driverOf('give-insight').press('Gi innsyn');
      await page.respond('POST', 'create', { status: 500 });
      await page.respond('GET', 'given', loaded.given);
      await expectListed(page);
      await page.driver.press('Gi innsyn');
      await page.shows('give-insight', 'filling.typing');
      return page;
    }

    test('the dialog opens with the typed number and surname, and accepts both (C4.20)', async () => {
      const page = await failAndReopen();
      await page.driver.expectValue('Fødselsnummer', '15839012321');
      await page.driver.expectValue('Etternavn', 'Al Hassan');
      await page.driverOf('give-insight').press('Gi innsyn');
      await page.shows('give-insight', 'sending');
    });

    test('the form is empty again when the visitor has cancelled it', async () => {
      const page = await failAndReopen();
      await page.driver.press('Avbryt');
      await page.driver.press('Gi innsyn');
      await page.shows('give-insight', 'filling.typing');
      await page.driver.expectValue('Fødselsnummer', '');
      await page.driver.expectValue('Etternavn', '');
    });
  });

  describe('after a lost session (A8.8)', () => {
    const notStored = 'Fødselsnummeret lagrer vi ikke, så det må du skrive inn på nytt.';

    test('the error offers the login, and says that the number must be typed again', async () => {
      const { open, person, fails } = portalAs('private-rich');
      fails({ operation: 'createPrivateRelation', status: 401 });
      await open('#/dele-forsikringer');
      await person().press('Gi innsyn');
      await fillInInsight(person(), '22897810003', 'Berg');
      await person('give-insight').press('Gi innsyn');
      await person('given-insight').sees('Du er ikke logget inn', 'Logg inn', notStored);
    });

    test('the dialog opens with the surname, and without the number', async () => {
      const { open, person, fails } = portalAs('private-rich');
      fails({ operation: 'createPrivateRelation', status: 401 });
      await open('#/dele-forsikringer');
      await person().press('Gi innsyn');
      await fillInInsight(person(), '22897810003', 'Berg');
      await person('give-insight').press('Gi innsyn');
      await person('given-insight').sees('Du er ikke logget inn');
      // The page starts again with its drafts, as after a login.
      window.location.hash = '#/innstillinger';
      await person().expectHeading('Profil og innstillinger');
      window.location.hash = '#/dele-forsikringer';
      await person().press('Gi innsyn');
      await person().expectValue('Etternavn', 'Berg');
      await person().expectValue('Fødselsnummer', '');
    });

    test('an error without a lost session says nothing about the number', async () => {
      const { open, person, fails } = portalAs('private-rich');
      fails({ operation: 'createPrivateRelation', status: 500 });
      await open('#/dele-forsikringer');
      await person().press('Gi innsyn');
      await fillInInsight(person(), '22897810003', 'Berg');
      await person('give-insight').press('Gi innsyn');
      await person().sees('Beklager, det oppstod en feil. Berg fikk ikke innsyn. Prøv igjen senere.');
      await person().seesNot(notStored);
    });
  });
});

test('only one row asks for confirmation at a time, and the visitor can cancel it (B2.95, B4.23)', async () => {
  const { driver } = await openSharing();
  await driver.press('Slett innsynet til Ola Bekkevold');
  await driver.sees('Vil du slette innsynet til Ola Bekkevold?');
  await driver.hears('Vil du slette innsynet til Ola Bekkevold?');
  await driver.press('Slett innsynet til Ragnhild Skogly');
  await driver.sees('Vil du slette innsynet til Ragnhild Skogly?');
  await driver.seesNot('Vil du slette innsynet til Ola Bekkevold?');
  await driver.press('Avbryt');
  await driver.seesNot('Slett innsynet');
  // Focus stays on the button that opened the confirmation.
  expect(focused()?.textContent).toBe('Slett innsynet til Ragnhild Skogly');
});

describe('a list that fails to load (B8.22)', () => {
  const sentence = 'Beklager, det har oppstått en feil. Vennligst prøv igjen senere.';

  test.each([
    ['given', 'given-insight', 'listed.closed', 'Ragnhild Skogly'],
    ['received', 'received-insight', 'listed', 'Gerd Myhre'],
  ] as const)(
    'shows an error, and a retry loads it: the list of %s insight',
    async (path, flow, state, person) => {
      const page = await openSharing({ [path]: { status: 500 } });
      await page.shows(flow, 'unavailable');
      await page.driver.sees(sentence);
      await page.driver.hears(sentence);
      await page.driver.press('Prøv igjen');
      await page.respond('GET', path, loaded[path]);
      await page.shows(flow, state);
      await page.driver.sees(person);
      await page.driver.seesNot(sentence);
    },
  );

  test('keeps the message about the change above the error', async () => {
    const page = await openSharing();
    await deleteOla(page);
    await page.respond('DELETE', 'delete', { status: 204 });
    await page.respond('GET', 'given', { status: 500 });
    await page.shows('given-insight', 'unavailable');
    await page.driver.sees(sentence, 'Innsynet til Ola Bekkevold ble slettet');
    await page.driver.seesNot('Ola Bekkevold');
  });
});

describe('a visitor who cannot share', () => {
  const none = 'Du har ingen skadeforsikringer, og kan derfor ikke gi innsyn.';

  test.each([
    ['has no damage insurance', { status: 200, body: { ...customer, forsikringer: [] } }],
    ['is not a customer yet', { status: 404, body: { code: 'FOR3170051', message: '' } }],
    ['is a customer of another bank', { status: 404, body: { code: 'FOR3170009', message: '' } }],
  ] as const)(
    'sees that there is nothing to share, but can delete insight, if the visitor %s (B6.10)',
    async (_, damage) => {
      const { driver } = await openSharing({ damage });
      await driver.sees(none);
      await driver.seesNot('Gi innsyn');
      await driver.press('Slett innsynet til Ola Bekkevold');
      await driver.sees('Slett innsynet');
    },
  );

  test('sees an error if the policies fail to load, and a retry reloads the page (B8.23)', async () => {
    const { driver, left } = await openSharing({ damage: { status: 500 } });
    const sentence = 'Det oppsto en feil, så du kan ikke gi innsyn akkurat nå. Prøv igjen senere.';
    await driver.sees(sentence);
    await driver.hears(sentence);
    await driver.seesNot('Gi innsyn', none);
    await driver.press('Prøv igjen');
    await left({ reload: true });
  });

  test('sees that an organisation shares nothing, if they act for one', async () => {
    const site = openDomSite(insightFlow, insightCases.input);
    close = site.close;
    await site.respond({
      request: { method: 'GET', path: '/rest/avtalebytte/identification' },
      response: { status: 200, body: { organisasjonsnummer: '923609016', fodselsnummer: null } },
    });
    await site.shows('insight', 'organisation');
    await site
      .driverOf('insight')
      .sees('Du er inne på vegne av en bedrift. Bytt til deg selv for å dele forsikringene dine.');
  });
});

test('both lists show a text if they are empty', async () => {
  const nobody = { status: 200, body: [] };
  const { driver } = await openSharing({ given: nobody, received: nobody });
  await driver.sees('Du har ikke gitt noen innsyn.', 'Ingen har gitt deg innsyn.');
});

test('the request has the surname and the number without blanks (B3.63, B7.19)', async () => {
  const { open, person, arrived } = portalAs('private-rich');
  await open('#/dele-forsikringer');
  await person().press('Gi innsyn');
  await fillInInsight(person(), '228978 10003', ' Berg ');
  await person('give-insight').press('Gi innsyn');
  await person().sees('Magnus Berg har nå innsyn i dine skadeforsikringer');
  expect(arrived('createPrivateRelation')).toEqual([
    { disponentEtternavn: 'Berg', disponentFodselsnummer: { value: '22897810003' } },
  ]);
});
