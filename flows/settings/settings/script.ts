import { defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { settingsFlow } from './flow.ts';

/** The reservation could not be loaded (B8.38). */
const noReservation =
  'Kunne ikke oppdatere reservasjon mot elektronisk kommunikasjon. Vennligst prøv igjen senere.';

export const settingsScript = defineScript(settingsFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    identifying: seesWaiting,
    async unidentified(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen', 'Tilbake til oversikten');
    },
    async 'page.reservations.loadingBank'(driver) {
      await driver.sees('Reservasjoner', 'Vent Litt');
      await driver.seesNot(noReservation);
    },
    async 'page.reservations.bankUnavailable'(driver, { error }) {
      await driver.sees('Reservasjoner', noReservation, 'Prøv igjen', ...shownCodes(error));
      await driver.hears(`Noe gikk galt ${noReservation}`);
    },
    async 'page.consents.absent'(driver) {
      await driver.sees('Kontaktinformasjon');
      await driver.seesNot('Samtykke');
    },
  },
});
