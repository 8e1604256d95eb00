import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { deleteAccessFlow } from './flow.ts';

/** The deletion failed (B8.13, C5.9). */
const failed = 'Det oppsto en feil, så tilgangen ble ikke slettet. Prøv igjen senere, eller kontakt oss.';
const unknown = 'Tilgangen kan være slettet likevel. Se i listen før du prøver igjen.';

const seesQuestion = (driver: Driver) => driver.sees('Slett tilgangen', 'Avbryt');

export const deleteAccessScript = defineScript(deleteAccessFlow, {
  does: {
    confirmed: (driver) => driver.press('Slett tilgangen'),
    cancelled: (driver) => driver.press('Avbryt'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
  },
  sees: {
    async 'confirming.unanswered'(driver) {
      await seesQuestion(driver);
      await driver.seesNot(failed, unknown, 'Vent Litt');
    },
    async 'confirming.failed'(driver, context) {
      await seesQuestion(driver);
      await driver.sees(failed, ...shownCodes(context.error));
      await driver.hears('Noe gikk galt');
      await driver.hears(failed);
    },
    async 'confirming.unknown'(driver, context) {
      await seesQuestion(driver);
      await driver.sees(unknown, ...shownCodes(context.error));
      await driver.hears(`Vi fikk ikke svar ${unknown}`);
    },
    async deleting(driver) {
      await driver.hears('Vent Litt');
      await driver.sees('Vent Litt');
    },
  },
});
