import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { loadPolicyFlow } from './flow.ts';

/** A number that the visitor has no policy for (C4.21). */
export async function seesPolicyNotFound(driver: Driver) {
  const words = 'Nummeret kan være skrevet feil, eller forsikringen er ikke lenger din.';
  await driver.expectHeading('Vi fant ikke forsikringen');
  await driver.sees(words, 'Tilbake til oversikten');
  await driver.seesNot('Prøv igjen', 'Noe gikk galt', 'Feilkode');
  await driver.hears(words);
}

export const loadPolicyScript = defineScript(loadPolicyFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.seesNot('Prøv igjen', 'Tilbake til oversikten');
      await driver.hears('Vent Litt');
    },
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen', 'Tilbake til oversikten');
    },
    notFound: seesPolicyNotFound,
  },
});
