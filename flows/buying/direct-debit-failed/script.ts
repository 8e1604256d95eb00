import { defineScript } from '#flows/engine/walk/script.ts';
import { directDebitFailedFlow } from './flow.ts';

export const directDebitFailedScript = defineScript(directDebitFailedFlow, {
  does: {},
  sees: {
    async shown(driver) {
      await driver.expectHeading('AvtaleGiro ble ikke opprettet');
      await driver.sees('Prøv igjen', 'Tilbake til oversikten');
    },
  },
});
