import { defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { seesPolicyNotFound } from '#flows/policies/load-policy/script.ts';
import { sharedPolicyFlow } from './flow.ts';

export const sharedPolicyScript = defineScript(sharedPolicyFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.expectHeading('Forsikring');
      await driver.sees('Henter forsikringen din …');
      await driver.hears('Henter forsikringen din …');
    },
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen', 'Tilbake til oversikten');
    },
    notFound: seesPolicyNotFound,
    // Every policy of another person says so (B6.10).
    async shown(driver) {
      await driver.expectHeading('Bil Fjellko Tur EK22345');
      await driver.sees(
        'Ola Skogly har gitt deg innsyn. Du kan se forsikringen og melde skade, men ikke endre eller si den opp.',
        'Fjellko Tur EK22345',
        '4 812 kr/år',
        'Kasko',
        'Inkludert',
        'Se forsikringsbevis',
        'Meld skade',
        'Beviset som gjelder nå',
        'Beviset etter fornyelsen',
      );
      await driver.seesNot('Endre forsikring', 'Bestill Grønt kort', 'Se reisekort');
      await driver.hears('Ola Skogly har gitt deg innsyn.');
    },
  },
});
