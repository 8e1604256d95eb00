import { defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { agreementChooserFlow } from './flow.ts';

export const agreementChooserScript = defineScript(agreementChooserFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.expectHeading('Vent Litt');
      await driver.hears('Vent Litt');
    },
    async unavailable(driver, { error }) {
      await seesFailure(driver, error, {
        title: 'Noe gikk galt',
        text: 'Vi fikk ikke hentet listen du kan velge fra. Du ser fortsatt de samme forsikringene som før.',
      });
      await driver.sees('Tilbake til oversikten');
    },
  },
});
