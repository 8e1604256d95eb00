import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { portalAs, reads, readsNot } from '#test/journeys/portal.ts';

const reservation = 'Jeg reserverer meg mot elektronisk kommunikasjon';
const notReserved =
  'Kunne ikke oppdatere reservasjon mot elektronisk kommunikasjon. Vennligst prøv igjen senere.';

async function openSettings() {
  const page = portalAs('private-one');
  await page.open('#/innstillinger');
  await page.person('consents').expectChosen('Tilbud og råd', 'Ja');
  return { ...page, driver: page.person() };
}

const visit = (address: '/dele-forsikringer' | '/reisekort') =>
  act(async () => {
    window.location.hash = address;
  });

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** The visitor stays, and the alert appears once, so that it is announced once. */
async function expectToStay() {
  await visit('/dele-forsikringer');
  await waitFor(() => expect(alerts()).toEqual(['Endringen lagres. Du kan gå videre når den er lagret.']));
  const alert = screen.getByRole('alert');
  await visit('/reisekort');
  expect(screen.getByRole('alert')).toBe(alert);
  await reads('Profil og innstillinger');
}

const expectNoAlert = () => waitFor(() => expect(alerts()).toEqual([]));

test('visitors who leave while a consent is saved read why they stay, and leave afterwards (B4.27)', async () => {
  const page = await openSettings();
  page.holds('updateConsent');
  await page.person('consents').choose('Tilbud og råd', 'Nei');
  await page.driver.sees('Lagrer …');
  expect(alerts()).toEqual([]);
  await expectToStay();
  page.releases('updateConsent');
  await expectNoAlert();
  expect(page.arrived('updateConsent')).toEqual([{ samtykkeId: 'tilbud', answer: false }]);
  await visit('/dele-forsikringer');
  await page.driver.expectHeading('Dele forsikringer');
});

test('they read it too after a reservation has failed, and are asked about the reservation afterwards (B4.27, B4.28)', async () => {
  const page = await openSettings();
  page.fails({ operation: 'updateReservation', status: 500 });
  await page.driver.pressCheckbox(reservation);
  await page.driver.sees(notReserved);
  page.holds('updateConsent');
  await page.person('consents').choose('Tilbud og råd', 'Nei');
  await page.driver.sees('Lagrer …');
  await expectToStay();
  await page.driver.expectDialog(null);
  page.releases('updateConsent');
  await expectNoAlert();
  await visit('/dele-forsikringer');
  await page.driver.expectDialog('Reservasjonen er ikke lagret');
  expect(alerts()).toEqual([]);
});

test('visitors who leave while the contact details are saved read why they stay, until saving fails (B4.29)', async () => {
  const page = await openSettings();
  page.holds('updateContactInfo');
  page.fails({ operation: 'updateContactInfo', status: 500 });
  await page.driver.press('Endre');
  await page.driver.type('E-post', 'ny@post.example');
  await page.driver.press('Lagre');
  await waitFor(() => expect(page.asksBeforeClosing()).toBe(true));
  await expectToStay();
  page.releases('updateContactInfo');
  await reads('kontaktinformasjonen ble ikke lagret');
  await expectNoAlert();
  await visit('/dele-forsikringer');
  await page.driver.expectHeading('Dele forsikringer');
  await readsNot('Profil og innstillinger');
});
