import { defineScript } from '#flows/engine/walk/script.ts';
import { smartDelayFlow } from './flow.ts';

export const smartDelayScript = defineScript(smartDelayFlow, {
  does: {},
  sees: {
    async shown(driver, { address }) {
      await driver.expectHeading('SmartDelay+');
      await driver.sees('Koden din', address.number, 'Kopier koden', 'Registrer deg før du reiser');
      await driver.sees('Tilbake til forsikringen');
    },
  },
});
