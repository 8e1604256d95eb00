import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
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
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen', 'Tilbake til oversikten');
    },
  },
});
