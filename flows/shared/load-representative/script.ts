import { generalNotice } from '#domain/errors/general.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { loadRepresentativeFlow } from './flow.ts';

async function seesLoading(driver: Driver) {
  await driver.sees('Vent Litt');
  await driver.seesNot('Prøv igjen');
}

export const loadRepresentativeScript = defineScript(loadRepresentativeFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    identifying: seesLoading,
    loadingRelations: seesLoading,
    async unavailable(driver, { error }) {
      const { title, text } = generalNotice(error);
      await driver.expectHeading(title);
      await driver.sees(text, 'Prøv igjen', 'Tilbake til oversikten', ...shownCodes(error));
      await driver.hears(text);
    },
  },
});
