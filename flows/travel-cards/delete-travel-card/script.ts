import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { deleteTravelCardFlow } from './flow.ts';

/** The deletion failed (B8.33). */
const failed = 'Det oppstod et problem. Prøv igjen senere.';
const unknown = 'Reisekortet kan være slettet likevel. Se om kortet er borte, før du prøver igjen.';

async function seesQuestion(driver: Driver) {
  await driver.expectDialog('Vil du slette reisekortet til Nora Skogly?');
  await driver.sees('Avbryt');
}

export const deleteTravelCardScript = defineScript(deleteTravelCardFlow, {
  does: {
    confirmed: (driver) => driver.press('Slett reisekortet'),
    cancelled: (driver) => driver.press('Avbryt'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
  },
  sees: {
    async 'confirming.unanswered'(driver) {
      await seesQuestion(driver);
      await driver.seesNot(failed, unknown, 'Vent Litt');
    },
    async 'confirming.failed'(driver, { error }) {
      await seesQuestion(driver);
      await driver.sees(failed, ...shownCodes(error));
      await driver.hears(`Noe gikk galt ${failed}`);
    },
    async 'confirming.unknown'(driver, { error }) {
      await seesQuestion(driver);
      await driver.sees(unknown, ...shownCodes(error));
      await driver.hears(`Vi fikk ikke svar ${unknown}`);
    },
    async deleting(driver) {
      await seesQuestion(driver);
      await driver.sees('Vent Litt');
      await driver.hears('Vent Litt');
    },
    success: (driver) => driver.expectDialog('Reisekortet er slettet.'),
  },
});
