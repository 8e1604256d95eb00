import { directDebitFailedFlow } from '#flows/direct-debit-failed.ts';
import { defineScript } from '#test/support/script.ts';

export const directDebitFailedScript = defineScript(directDebitFailedFlow, {
  does: {},
  sees: {
    async shown(driver) {
      await driver.heading('AvtaleGiro ble ikke opprettet');
      await driver.sees('Prøv igjen', 'Tilbake til oversikt');
    },
  },
  takes: { shown: [] },
});
