import { defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { directAccessFlow } from './flow.ts';

export const directAccessScript = defineScript(directAccessFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    loadingTransition: seesWaiting,
    loadingBank: seesWaiting,
    loadingAccess: seesWaiting,
    // The bank blocks direct access (A4.10).
    async blocked(driver, { access }) {
      await driver.expectHeading('Forsikring');
      await driver.sees(
        `Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til ${access?.banknavn ?? 'banken din'}.`,
      );
    },
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen');
    },
  },
});
