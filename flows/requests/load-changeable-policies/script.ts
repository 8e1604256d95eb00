import { reference } from '#domain/errors/api-error.ts';
import { isError } from '#domain/errors/notice.ts';
import { policiesNotice } from '#domain/requests/policies-to-change.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { loadChangeablePoliciesFlow } from './flow.ts';

export const loadChangeablePoliciesScript = defineScript(loadChangeablePoliciesFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async refused(driver) {
      await driver.heading('Endre forsikring');
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
      await driver.heading('Ingen forsikringer');
      await driver.sees('Tilbake til oversikten');
      await driver.hears('Fjordglimt Snekkeri AS har ingen aktive forsikringer');
    },
    async unavailable(driver, { error }) {
      const notice = policiesNotice(error);
      await driver.heading(notice.title);
      await driver.sees('Tilbake til oversikten');
      if (error && isError(notice)) await driver.sees(reference(error));
      await (notice.kind === 'failure' ? driver.sees('Prøv igjen') : driver.seesNot('Prøv igjen'));
      await driver.hears(notice.text.replace('{phone}', '+47 21 00 00 00'));
    },
  },
});
