import { defineScript } from '#flows/engine/walk/script.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { loadTravelCardFlow } from './flow.ts';

/** The card could not be created (B8.31). */
const notCreated = 'Det oppstod et problem, og reisekortet ble ikke opprettet. Prøv igjen senere.';
const maybeCreated = 'Reisekortet kan være opprettet likevel. Prøv igjen for å se om det er der.';

export const loadTravelCardScript = defineScript(loadTravelCardFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    loading: seesWaiting,
    creating: seesWaiting,
    // The cards could not be loaded (B8.34).
    async unavailable(driver, { cards, policy }) {
      const text = 'Det oppstod et problem ved hentingen av reisekort. Prøv igjen siden.';
      await driver.expectHeading('Noe gikk galt');
      await driver.sees(text, 'Tilbake til oversikten', ...shownCodes(cards?.error ?? policy?.error ?? null));
      await driver.hears(text);
    },
    async 'notCreated.failed'(driver, { error }) {
      await driver.expectHeading('Noe gikk galt');
      await driver.sees(notCreated, ...shownCodes(error));
      await driver.hears(notCreated);
    },
    async 'notCreated.unknown'(driver, { error }) {
      await driver.expectHeading('Vi fikk ikke svar');
      await driver.sees(maybeCreated, ...shownCodes(error));
      await driver.hears(maybeCreated);
    },
  },
});
