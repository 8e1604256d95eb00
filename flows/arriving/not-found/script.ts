import { defineScript } from '#flows/engine/walk/script.ts';
import { notFoundFlow } from './flow.ts';

export const notFoundScript = defineScript(notFoundFlow, {
  does: {},
  sees: {
    async shown(driver) {
      await driver.expectHeading('Vi fant ikke siden');
      await driver.sees('Tilbake til oversikten');
    },
  },
});
