import { generalNotice } from '#domain/errors/general.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { seesWaiting } from '#flows/engine/walk/sees-waiting.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { directAccessFlow } from './flow.ts';

export const directAccessScript = defineScript(directAccessFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    loadingTransition: seesWaiting,
    loadingBank: seesWaiting,
    loadingAccess: seesWaiting,
    async blocked(driver, { access }) {
      await driver.expectHeading('Forsikring');
      await driver.sees(
        `Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til ${access?.banknavn ?? 'banken din'}.`,
      );
    },
    async unavailable(driver, { error }) {
      const { title, text } = generalNotice(error);
      await driver.expectHeading(title);
      await driver.sees(text, 'Prøv igjen', ...shownCodes(error));
    },
  },
});
