import { defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { loadProposalsFlow } from './flow.ts';

/** The proposal was not found (B8.40). */
const notFound = 'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.';

export const loadProposalsScript = defineScript(loadProposalsFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.seesNot('Forsikringsforslag', 'Prøv igjen');
    },
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen');
    },
    async notFound(driver, { error }) {
      await driver.expectHeading('Noe gikk galt!');
      await driver.sees(notFound, 'Gå til oversikt', ...shownCodes(error));
      await driver.seesNot('Prøv igjen');
      await driver.hears(notFound);
    },
  },
});
