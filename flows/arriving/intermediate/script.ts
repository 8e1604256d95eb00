import { reference } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { intermediateFlow } from './flow.ts';

export const intermediateScript = defineScript(intermediateFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async askingSkip(driver) {
      await driver.heading('Vent Litt');
    },
    async unavailable(driver, { error }) {
      const { title, text } = generalNotice(error);
      await driver.heading(title);
      await driver.sees(text, 'Tilbake til oversikten', 'Prøv igjen', ...(error ? [reference(error)] : []));
    },
    async shown(driver) {
      await driver.heading('Hva vil du gjøre?');
      await driver.sees('Forsikringsoversikt', 'Faktura', 'Dokumenter', 'Kjøp forsikring', 'Meld skade');
    },
  },
});
