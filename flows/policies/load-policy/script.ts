import { generalNotice } from '#domain/errors/general.ts';
import { policyNotFound } from '#domain/policies/document-errors.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { loadPolicyFlow } from './flow.ts';

export const loadPolicyScript = defineScript(loadPolicyFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.seesNot('Prøv igjen', 'Tilbake til oversikten');
    },
    async unavailable(driver, { error }) {
      const { title, text } = generalNotice(error);
      await driver.expectHeading(title);
      await driver.sees(text, 'Prøv igjen', 'Tilbake til oversikten', ...shownCodes(error));
    },
    async notFound(driver) {
      await driver.expectHeading(policyNotFound.title);
      await driver.sees(policyNotFound.text, 'Tilbake til oversikten');
      await driver.seesNot('Prøv igjen');
    },
  },
});
