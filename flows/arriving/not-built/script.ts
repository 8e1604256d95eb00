import { defineScript } from '#flows/engine/walk/script.ts';
import { notBuiltFlow } from './flow.ts';

export const notBuiltScript = defineScript(notBuiltFlow, {
  does: {},
  sees: {
    async shown(driver) {
      await driver.heading('Denne siden er ikke klar ennå');
      await driver.sees('Gå til oversikt');
    },
  },
});
