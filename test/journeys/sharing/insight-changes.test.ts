import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ola, ragnhild } from '#flows/sharing/given-insight/cases.ts';
import { portalAs } from '#test/journeys/portal.ts';
import { translate } from '#test/support/translate.ts';
import {
  deleteOla,
  expectListed,
  fillInInsight,
  focused,
  give,
  loaded,
  openSharing,
} from './sharing-page.ts';

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
      'an unknown outcome with its error code for a lost response (C4.14)',
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
    if (response === 'lost') await page.driver.sees('NETWORK');
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

  test('the message stays if the list cannot be loaded again (B4.23, B8.22)', async () => {
    const page = await openSharing();
    await deleteOla(page);
    await page.respond('DELETE', 'delete', { status: 204 });
    await page.shows('given-insight', 'loading.known');
    await page.driver.sees('Innsynet til Ola Bekkevold ble slettet');
    await page.respond('GET', 'given', { status: 500 });
    await page.shows('given-insight', 'unavailable');
    await page.driver.sees(
      'Innsynet til Ola Bekkevold ble slettet',
      'Beklager, det har oppstått en feil. Vennligst prøv igjen senere.',
    );
  });

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

    async function giveInVain(status: number) {
      const { open, person, fails } = portalAs('private-rich');
      fails({ operation: 'createPrivateRelation', status });
      await open('#/dele-forsikringer');
      await person().press('Gi innsyn');
      await fillInInsight(person(), '22897810003', 'Berg');
      await person('give-insight').press('Gi innsyn');
      return person;
    }

    test('the error offers the login, and says that the number must be typed again', async () => {
      const person = await giveInVain(401);
      await person('given-insight').sees('Du er ikke logget inn', 'Logg inn', notStored);
    });

    test('the error of a deletion offers the login, and says nothing about a number', async () => {
      const page = await openSharing();
      await deleteOla(page);
      await page.respond('DELETE', 'delete', { status: 401 });
      await page.respond('GET', 'given', loaded.given);
      await expectListed(page);
      await page.driver.sees('Du er ikke logget inn', 'Logg inn');
      await page.driver.seesNot(notStored);
    });

    test('the dialog opens with the surname, and without the number', async () => {
      const person = await giveInVain(401);
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
      const person = await giveInVain(500);
      await person().sees('Beklager, det oppstod en feil. Berg fikk ikke innsyn. Prøv igjen senere.');
      await person().seesNot(notStored);
    });
  });
});

test('only the pressed row of two persons with the same name asks for confirmation (B2.95)', async () => {
  const namesake = { ...ola, privatRelasjonId: 'pr-3' };
  await openSharing({ given: { status: 200, body: [ola, namesake] } });
  const [, second] = screen.getAllByRole('button', { name: 'Slett innsynet til Ola Bekkevold' });
  await userEvent.click(second ?? document.body);
  const rows = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.startsWith('Ola Bekkevold'));
  expect(rows.map(({ textContent }) => textContent?.includes('Vil du slette innsynet'))).toEqual([
    false,
    true,
  ]);
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

test('a visitor who has the page translated deletes an insight', async () => {
  const { driver } = await openSharing();
  translate();
  await driver.press('Slett innsynet til Ola Bekkevold');
  await driver.sees('Vil du slette innsynet til Ola Bekkevold?');
  translate();
  await driver.press('Avbryt');
  await driver.seesNot('Vil du slette innsynet til Ola Bekkevold?');
});
