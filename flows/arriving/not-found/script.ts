import { defineScript } from '#flows/engine/walk/script.ts';
import { notFoundFlow } from './flow.ts';

export const notFoundScript = defineScript(notFoundFlow, {
  does: {},
  sees: {
    async shown(driver) {
      await driver.expectHeading('Vi fant ikke siden');
      await driver.sees(
        'Adressen kan være skrevet feil, eller siden kan være flyttet.',
        'Tilbake til oversikten',
        '+47 21 00 00 00',
      );
      await driver.hears('Adressen kan være skrevet feil, eller siden kan være flyttet.');
    },
  },
});
