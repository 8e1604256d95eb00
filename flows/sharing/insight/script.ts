import { defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { insightFlow } from './flow.ts';

const heading = 'Dele forsikringer';

export const insightScript = defineScript(insightFlow, {
  does: {
    'give.requested': (driver) => driver.press('Gi innsyn'),
    retried: (driver) => driver.press('Prøv igjen'),
    'reload.requested': (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    loading: seesWaiting,
    unidentified: (driver, { error }) => seesFailure(driver, error),
    // Only private customers can give insight (B6.10).
    async organisation(driver) {
      await driver.expectHeading(heading);
      const text = 'Du er inne på vegne av en bedrift. Bytt til deg selv for å dele forsikringene dine.';
      await driver.sees(text);
      await driver.hears(text);
    },
  },
});
