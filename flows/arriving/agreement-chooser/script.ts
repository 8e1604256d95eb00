import { defineScript } from '#flows/engine/walk/script.ts';
import { agreementChooserFlow } from './flow.ts';

export const agreementChooserScript = defineScript(agreementChooserFlow, {
  does: {},
  sees: {
    async loading(driver) {
      await driver.heading('Vent Litt');
      await driver.hears('Vent Litt');
    },
  },
});
