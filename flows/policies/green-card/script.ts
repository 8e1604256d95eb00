import type { ApiError } from '#domain/errors/api-error.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { failureWords } from '#flows/engine/walk/sees-failure.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { greenCardFlow } from './flow.ts';

const heading = 'Bestill grønt kort';
const text = 'Vi sender grønt kort til Granveien 12 B, 2321 Hamar.';
const unknown = 'Vi vet ikke om bestillingen kom fram. Sjekk nettforbindelsen og prøv igjen.';

interface Context {
  readonly error: ApiError | null;
}

async function seesOrder(driver: Driver) {
  await driver.expectHeading(heading);
  await driver.sees('Bil – Volvo V60 XA10001', text, 'Tilbake til forsikringen');
  await driver.sees('+47 21 00 00 00');
}

export const greenCardScript = defineScript(greenCardFlow, {
  does: { submitted: (driver) => driver.press(heading) },
  sees: {
    // A reader may not order in the company's name (C4.17).
    async notAllowed(driver) {
      const words =
        'Du kan ikke bestille grønt kort. Kontakt en bruker eller administrator i Fjordglimt Snekkeri AS.';
      await driver.expectHeading(heading);
      await driver.sees(words, 'Tilbake til oversikten');
      await driver.seesNot(text);
      await driver.hears(words);
    },
    async notOffered(driver) {
      await driver.expectHeading(heading);
      const words = 'Du kan ikke bestille grønt kort til denne forsikringen.';
      await driver.sees(words, 'Tilbake til oversikten');
      await driver.seesNot(text);
      await driver.hears(words);
    },
    async 'offered.untried'(driver) {
      await seesOrder(driver);
      await driver.seesNot('Noe gikk galt', unknown, 'Vent Litt');
    },
    async 'offered.failed'(driver, { error }: Context) {
      const { title, text: words } = failureWords(error);
      await seesOrder(driver);
      await driver.sees(title, words, ...shownCodes(error));
      await driver.hears(`${title} ${words}`);
    },
    async 'offered.unknown'(driver, { error }: Context) {
      await seesOrder(driver);
      await driver.sees('Vi fikk ikke svar', unknown, ...shownCodes(error));
      await driver.hears(`Vi fikk ikke svar ${unknown}`);
    },
    async sending(driver) {
      await seesOrder(driver);
      await driver.hears('Vent Litt');
    },
    async ordered(driver) {
      await driver.expectHeading('Grønt kort er bestilt');
      // What was ordered (C4.36).
      await driver.sees(
        text,
        'Bil – Volvo V60 XA10001',
        'Forsikringsnummer',
        '7010001',
        'Sendt',
        'Skriv ut',
        'Tilbake til oversikten',
      );
      await driver.hears(text);
    },
  },
});
