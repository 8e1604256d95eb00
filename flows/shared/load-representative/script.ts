import { reference } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { loadRepresentativeFlow } from './flow.ts';

export const loadRepresentativeScript = defineScript(loadRepresentativeFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.seesNot('Prøv igjen');
    },
    async unavailable(driver, { error }) {
      const { title, text } = generalNotice(error);
      await driver.heading(title);
      await driver.sees(text, 'Prøv igjen', 'Tilbake til oversikten', ...(error ? [reference(error)] : []));
      await driver.hears(text);
    },
  },
});
