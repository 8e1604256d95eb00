import { defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { loadProposalsFlow } from './flow.ts';

export const loadProposalsScript = defineScript(loadProposalsFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.hears('Vent Litt');
      await driver.seesNot('Forsikringsforslag', 'Prøv igjen');
    },
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen');
    },
  },
});
