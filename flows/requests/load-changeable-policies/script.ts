import { defineScript } from '#flows/engine/walk/script.ts';
import { loadChangeablePoliciesFlow } from './flow.ts';

export const loadChangeablePoliciesScript = defineScript(loadChangeablePoliciesFlow, {
  does: {},
  sees: {
    // Says whom to call (B6.7, C5.4).
    async notAllowed(driver) {
      await driver.expectHeading('Endre forsikring');
      await driver.sees('+47 21 00 00 00', 'Tilbake til oversikten');
      await driver.seesNot('Melding', 'Prøv igjen');
      await driver.hears(
        'Du har ikke tilgang til å endre forsikringer. Ring oss på +47 21 00 00 00, så hjelper vi deg.',
      );
    },
    // The business has no policies (A8.10).
    async empty(driver) {
      await driver.expectHeading('Ingen forsikringer');
      await driver.sees('Tilbake til oversikten');
      await driver.hears('Fjordglimt Snekkeri AS har ingen aktive forsikringer');
    },
  },
});
