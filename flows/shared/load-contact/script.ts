import { defineScript } from '#flows/engine/walk/script.ts';
import { loadContactFlow } from './flow.ts';

export const loadContactScript = defineScript(loadContactFlow, {
  does: {},
  sees: {
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.seesNot('Mobilnummer');
      await driver.hears('Vent Litt');
    },
  },
});
