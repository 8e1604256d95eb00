import { defineScript } from '#flows/engine/walk/script.ts';
import { directDebitCreatedFlow } from './flow.ts';

export const directDebitCreatedScript = defineScript(directDebitCreatedFlow, {
  does: {},
  sees: {
    // After a purchase (A8.17).
    async shown(driver) {
      await driver.expectHeading('Bekreftelse på kjøp av Bil');
      await driver.sees(
        'Forsikringen er kjøpt, og AvtaleGiro er opprettet.',
        'Det tar litt tid før avtalen blir synlig, og oppgaven blir liggende en stund.',
        'Tilbake til oversikt',
        'Skriv ut',
      );
    },
  },
});
