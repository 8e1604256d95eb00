import { defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { loadBusinessPoliciesFlow } from './flow.ts';

export const loadBusinessPoliciesScript = defineScript(loadBusinessPoliciesFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.hears('Vent Litt');
      await driver.seesNot('Prøv igjen', 'Send');
    },
    // The customer is in another bank, which is no error (A8.1).
    async refused(driver) {
      await driver.expectHeading('Feil kundeforhold');
      await driver.sees('Tilbake til oversikt');
      await driver.seesNot('Tilbake til oversikten');
      await driver.seesNot('Prøv igjen', 'Feilkode:');
      await driver.hears(
        'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.',
      );
    },
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen', 'Tilbake til oversikt');
    },
  },
});
