import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { policyDetailsFlow } from './flow.ts';

async function seesLoading(driver: Driver) {
  await driver.expectHeading('Forsikring');
  await driver.sees('Henter forsikringen din …');
}

export const policyDetailsScript = defineScript(policyDetailsFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    searchingDamage: seesLoading,
    loadingToggles: seesLoading,
    loadingDetail: seesLoading,
    searchingLife: seesLoading,
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen', 'Tilbake til oversikten');
    },
    async notFound(driver) {
      await seesFailure(driver, null);
      await driver.sees('Tilbake til oversikten');
      await driver.seesNot('Prøv igjen');
    },
    async unknownProduct(driver) {
      await driver.expectHeading('Noe gikk galt');
      await driver.sees('Ukjent produkt', 'Tilbake til oversikten');
    },
  },
});
