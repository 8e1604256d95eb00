import { generalNotice } from '#domain/errors/general.ts';
import { policyNotFound } from '#domain/policies/document-errors.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
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
      const { title, text } = generalNotice(error);
      await driver.expectHeading(title);
      await driver.sees(text, 'Prøv igjen', 'Tilbake til oversikten', ...shownCodes(error));
      await driver.hears(text);
    },
    async notFound(driver) {
      await driver.expectHeading(policyNotFound.title);
      await driver.sees(policyNotFound.text, 'Tilbake til oversikten');
      await driver.seesNot('Prøv igjen');
    },
    async unknownProduct(driver) {
      await driver.expectHeading('Noe gikk galt');
      await driver.sees('Ukjent produkt', 'Tilbake til oversikten');
    },
  },
});
