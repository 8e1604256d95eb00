import { notFoundFlow } from '#flows/not-found.ts';
import { defineScript } from '#test/support/script.ts';

export const notFoundScript = defineScript(notFoundFlow, {
  does: {},
  sees: {
    async shown(driver) {
      await driver.heading('Vi fant ikke siden');
      await driver.sees('Gå til oversikt');
    },
  },
  takes: { shown: [] },
});
