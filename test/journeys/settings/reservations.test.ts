import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { settingsCases } from '#flows/settings/settings/cases.ts';
import { settingsFlow } from '#flows/settings/settings/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';

const label = 'Jeg reserverer meg mot elektronisk kommunikasjon';
const failed = 'Kunne ikke oppdatere reservasjon mot elektronisk kommunikasjon. Vennligst prøv igjen senere.';
const leaveDialog = 'Reservasjonen er ikke lagret';

const bank = { method: 'GET', path: '/rest/bankinfo' };
const reservation = { method: 'GET', path: '/rest/reservasjon/banker/3361' };
const saving = { method: 'PUT', path: '/rest/reservasjon/banker/3361/svar' };
const solvik = { status: 200, body: { name: 'Solvik Sparebank', bankregnr: '3361' } };

async function open() {
  const site = openSite(settingsFlow, settingsCases.input);
  await site.respond({
    request: { method: 'GET', path: '/rest/avtalebytte/identification' },
    response: { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
  });
  return { ...site, driver: site.driverOf('reservations') };
}

async function openLoaded(reservert = false) {
  const site = await open();
  await site.respond({ request: bank, response: solvik });
  await site.respond({ request: reservation, response: { status: 200, body: { reservert } } });
  await site.shows('reservations', 'shown.choice.idle.unchanged shown.dialog.shut');
  return site;
}

/** Opens the settings, ticks the box, and gives the update this response, which leads to the leaf. */
async function openAfterUpdate(response: { readonly status: number } | 'lost', leaf: string) {
  const site = await openLoaded();
  await site.driver.pressCheckbox(label);
  await site.respond({ request: saving, response });
  await site.shows('reservations', `shown.choice.${leaf} shown.dialog.shut`);
  return site;
}

test('the settings have a card for contact information, for the reservation and for consents (B1.7)', async () => {
  const site = await openLoaded();
  await site.shows('consents', 'loading');
  await site.driverOf('settings').sees('Kontaktinformasjon', 'Reservasjoner', 'Samtykke');
});

describe('the card of the reservation', () => {
  test.each([
    ['has a ticked box for a stored reservation', true],
    ['has an unticked box without a stored reservation', false],
  ])('%s (B2.98, B3.38, B7.30)', async (_, reservert) => {
    const { driver } = await openLoaded(reservert);
    await driver.sees('Reservasjoner');
    await driver.expectTicked(label, reservert);
  });

  test('shows an error if the bank or the reservation fails to load, and offers a retry (B8.38, C4.9)', async () => {
    const site = await open();
    await site.respond({ request: bank, response: { status: 500 } });
    await site.shows('settings', 'page.contact.shown page.reservations.bankUnavailable page.consents.absent');
    const page = site.driverOf('settings');
    await page.sees('Reservasjoner', failed);
    await page.seesNot(label);
    await page.press('Prøv igjen');
    await site.respond({ request: bank, response: solvik });
    await site.respond({ request: reservation, response: { status: 500 } });
    await site.shows('reservations', 'unavailable');
    await site.driver.sees('Reservasjoner', failed);
  });

  test('keeps the choice and shows an error when saving fails, and "Prøv igjen" saves it (B4.28, B8.38)', async () => {
    const site = await openAfterUpdate({ status: 500 }, 'unsaved.failed');
    await site.driver.sees(failed);
    await site.driver.hears(`Noe gikk galt ${failed}`);
    await site.driver.expectTicked(label, true);
    await site.driver.press('Prøv igjen');
    await site.respond({ request: saving, response: { status: 204 } });
    await site.shows('reservations', 'shown.choice.idle.saved shown.dialog.shut');
    await site.driver.seesNot(failed);
    await site.driver.expectTicked(label, true);
    expect(document.activeElement, 'focus moves from the removed button to the checkbox').toBe(
      screen.getByRole('checkbox'),
    );
  });

  test('sends no request when the visitor reverts a failed change (B4.28)', async () => {
    const site = await openAfterUpdate({ status: 500 }, 'unsaved.failed');
    await site.driver.pressCheckbox(label);
    await site.shows('reservations', 'shown.choice.idle.unchanged shown.dialog.shut');
    await site.driver.expectTicked(label, false);
    await site.driver.seesNot(failed);
  });

  test('shows an unknown outcome when saving gets no response', async () => {
    const site = await openAfterUpdate('lost', 'unsaved.unknown');
    await site.driver.sees(
      'Vi fikk ikke svar',
      'Vi vet ikke om valget ditt kom fram. Sjekk nettforbindelsen og prøv igjen.',
    );
    await site.driver.seesNot(failed);
    // The change may have been saved, so reverting it is sent.
    await site.driver.pressCheckbox(label);
    await site.shows('reservations', 'shown.choice.saving shown.dialog.shut');
  });
});

describe('leaving the page after a change of the reservation', () => {
  test('needs a confirmation while the change is being saved, and continues when it is saved (B4.28)', async () => {
    const site = await openLoaded();
    await site.driver.pressCheckbox(label);
    await site.driver.visit('/reisekort');
    await site.shows('reservations', 'shown.choice.saving shown.dialog.confirming');
    await site.driver.expectDialog(leaveDialog);
    await site.respond({ request: saving, response: { status: 204 } });
    await site.left({ to: '/reisekort' });
  });

  test('needs a confirmation after saving has failed, and staying keeps the choice (B4.28)', async () => {
    const site = await openAfterUpdate({ status: 500 }, 'unsaved.failed');
    await site.driver.visit('/reisekort');
    await site.shows('reservations', 'shown.choice.unsaved.failed shown.dialog.confirming');
    await site.driver.expectDialog(leaveDialog);
    await site.driver.press('Bli på siden');
    await site.shows('reservations', 'shown.choice.unsaved.failed shown.dialog.shut');
    await site.driver.expectTicked(label, true);
  });

  test('needs no confirmation once the change is saved (B4.28)', async () => {
    const site = await openAfterUpdate({ status: 204 }, 'idle.saved');
    await site.driver.visit('/reisekort');
    await site.ended('reservations');
    await site.left({ to: '/reisekort' });
  });
});
