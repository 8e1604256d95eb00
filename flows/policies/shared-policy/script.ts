import { generalNotice } from '#domain/errors/general.ts';
import { policyNotFound } from '#domain/policies/document-errors.ts';
import { defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { sharedPolicyFlow } from './flow.ts';

export const sharedPolicyScript = defineScript(sharedPolicyFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async loading(driver) {
      await driver.expectHeading('Forsikring');
      await driver.sees('Henter forsikringen din …');
    },
    async unavailable(driver, { error }) {
      const { title, text } = generalNotice(error);
      await driver.expectHeading(title);
      await driver.sees(text, 'Prøv igjen', 'Tilbake til oversikten', ...shownCodes(error));
      await driver.hears(text);
    },
    async notFound(driver) {
      await driver.expectHeading(policyNotFound.title);
      await driver.sees(policyNotFound.text, 'Tilbake til oversikten');
      await driver.seesNot('Prøv igjen');
    },
    async shown(driver) {
      await driver.expectHeading('Bil');
      await driver.sees(
        'Ola Skogly har gitt deg innsyn. Du kan se forsikringen og melde skade, men ikke endre eller si den opp.',
        'Fjellko Tur EK22345',
        '4 812 kr/år',
        'Kasko',
        'Inkludert',
        'Se forsikringsbevis',
        'Meld skade',
      );
      await driver.seesNot('Endre forsikring', 'Bestill grønt kort', 'Se reisekort');
    },
  },
});
