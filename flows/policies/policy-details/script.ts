import { type ApiError, reference } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { policyNotFound } from '#domain/policies/document-errors.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { policyDetailsFlow } from './flow.ts';

const codeOf = (error: ApiError | null) => (error ? [reference(error)] : []);

async function waits(driver: Driver) {
  await driver.heading('Forsikring');
  await driver.sees('Henter forsikringen din');
}

export const policyDetailsScript = defineScript(policyDetailsFlow, {
  does: {
    'change.requested': (driver) => driver.press('Endre forsikring'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    searchingDamage: waits,
    askingToggles: waits,
    describing: waits,
    searchingLife: waits,
    async unavailable(driver, { error }) {
      const { title, text } = generalNotice(error);
      await driver.heading(title);
      await driver.sees(text, 'Prøv igjen', 'Tilbake til oversikten', ...codeOf(error));
      await driver.hears(text);
    },
    async notFound(driver) {
      await driver.heading(policyNotFound.title);
      await driver.sees(policyNotFound.text, 'Tilbake til oversikten');
      await driver.seesNot('Prøv igjen');
    },
    async unknownProduct(driver) {
      await driver.heading('Noe gikk galt');
      await driver.sees('Ukjent produkt', 'Tilbake til oversikten');
    },
    async 'shown.dialog.denied'(driver) {
      await driver.dialog('Endre forsikring');
      await driver.sees(
        'Du har ikke tilgang til å endre forsikringer. Ring oss på 21 00 00 00, så hjelper vi deg.',
      );
    },
    async 'shown.policy'(driver, { isPlain, found }) {
      await driver.heading(found?.policy.produkt === 'P05' ? 'Hus' : 'Våningshus');
      await driver.sees('7000001', '01.03.2026', '12 000 kr/år', 'Månedlig', 'AvtaleGiro', 'Bygning', '1912');
      if (isPlain) await driver.seesNot('Sikkerhetsrabatter');
      else await driver.sees('Sikkerhetsrabatter', 'Brannalarm');
      const waiting = 'Forsikringen er under behandling.';
      if (found?.policy.status === 'AKSEPT') await driver.sees(waiting);
      else await driver.seesNot(waiting);
    },
    async lifeShown(driver) {
      await driver.heading('Uførepensjon');
      await driver.sees('Kari Nordmann', '200 000 kr', 'Vi venter på svar fra legen.');
    },
  },
});
