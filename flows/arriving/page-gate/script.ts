import { defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { pageGateFlow } from './flow.ts';

export const pageGateScript = defineScript(pageGateFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    loadingTransition: seesWaiting,
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen');
    },
  },
});
