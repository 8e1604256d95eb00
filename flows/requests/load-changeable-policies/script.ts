import type { ApiError } from '#domain/errors/api-error.ts';
import { policiesNotice } from '#domain/requests/policies-to-change.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { loadChangeablePoliciesFlow } from './flow.ts';

async function seesError(driver: Driver, error: ApiError | null) {
  const { title, text } = policiesNotice(error);
  await driver.expectHeading(title);
  await driver.sees('Tilbake til oversikten');
  await driver.hears(text.replace('{phone}', '+47 21 00 00 00'));
}

export const loadChangeablePoliciesScript = defineScript(loadChangeablePoliciesFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async notAllowed(driver) {
      await driver.expectHeading('Endre forsikring');
      await driver.sees('+47 21 00 00 00', 'Tilbake til oversikten');
      await driver.seesNot('Melding', 'Prøv igjen');
      await driver.hears(
        'Du har ikke tilgang til å endre forsikringer. Ring oss på +47 21 00 00 00, så hjelper vi deg.',
      );
    },
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.seesNot('Prøv igjen');
    },
    async empty(driver) {
      await driver.expectHeading('Ingen forsikringer');
      await driver.sees('Tilbake til oversikten');
      await driver.hears('Fjordglimt Snekkeri AS har ingen aktive forsikringer');
    },
    async refused(driver, { error }) {
      await seesError(driver, error);
      await driver.seesNot('Prøv igjen');
    },
    async unavailable(driver, { error }) {
      await seesError(driver, error);
      await driver.sees('Prøv igjen');
      if (error) await driver.sees(...shownCodes(error));
    },
  },
});
