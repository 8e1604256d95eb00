import { notBuiltFlow } from '#flows/not-built.ts';
import { defineScript } from '#test/support/script.ts';

export const notBuiltScript = defineScript(notBuiltFlow, {
  does: {},
  sees: {
    async shown(driver) {
      await driver.heading('Denne siden er ikke klar ennå');
      await driver.sees('Gå til oversikt');
    },
  },
  takes: { shown: [] },
});
