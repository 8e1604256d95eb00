import { defineScript } from '#flows/engine/walk/script.ts';
import { choosePolicyFlow } from './flow.ts';

/** A policy could not be read (A8.6). */
const partlyMissingText =
  'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';

export const choosePolicyScript = defineScript(choosePolicyFlow, {
  does: {},
  sees: {
    async choosing(driver, { customer }) {
      await driver.expectHeading('Hvilken forsikring vil du endre på?');
      await driver.sees('Næringsbil', 'Under behandling', 'Tilbake til oversikten');
      if (customer?.forsikringer.includes(null)) {
        await driver.sees(partlyMissingText);
        await driver.hears(partlyMissingText);
        return driver.seesNot('Yrkesskade');
      }
      await driver.sees('Yrkesskade');
      await driver.seesNot(partlyMissingText);
      const isInForce = customer?.forsikringer.some((policy) => policy?.status === 'KRAFT');
      await (isInForce ? driver.seesNot('Fra 01.03.2026') : driver.sees('Fra 01.03.2026'));
    },
  },
});
