import { ownRelationsRefusals } from '#domain/arriving/errors.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { agreementChooserFlow } from './flow.ts';

export const agreementChooserScript = defineScript(agreementChooserFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.expectHeading('Vent Litt');
      await driver.hears('Vent Litt');
    },
    async unavailable(driver, { error }) {
      const { title, text } = noticeIn(ownRelationsRefusals, error);
      await driver.expectHeading(title);
      await driver.sees(text, 'Tilbake til oversikten', ...shownCodes(error));
    },
  },
});
