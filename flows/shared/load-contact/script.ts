import { defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { loadContactFlow } from './flow.ts';

export const loadContactScript = defineScript(loadContactFlow, {
  does: {},
  sees: {
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.seesNot('Mobilnummer');
      await driver.hears('Vent Litt');
    },
    async loggedOut(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Logg inn');
      await driver.seesNot('Prøv igjen', 'Mobilnummer');
    },
  },
});
