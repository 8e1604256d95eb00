import { defineScript } from '#flows/engine/walk/script.ts';
import { directDebitFailedFlow } from './flow.ts';

export const directDebitFailedScript = defineScript(directDebitFailedFlow, {
  does: {},
  sees: {
    // Also after a cancellation, and here after a purchase (A8.16, C5.3).
    async shown(driver) {
      await driver.expectHeading('AvtaleGiro ble ikke opprettet');
      const text =
        'Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken. Forsikringen er likevel kjøpt.';
      await driver.sees(text, 'Prøv igjen', 'Tilbake til oversikten');
      await driver.hears(text);
    },
  },
});
