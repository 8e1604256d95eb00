import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { failureWords } from '#flows/engine/walk/sees-failure.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { shownPolicyFlow } from './flow.ts';

const loading = 'Henter vilkårene …';
const noTerms = 'Vilkårene ligger ikke her ennå.';
const failed = 'Vi fikk ikke hentet vilkårene. Prøv igjen senere.';

// Title, price, payment, renewal and links of the page (B2.46, B2.50, B2.51, B2.53, B2.56, C4.32).
async function seesPolicy(driver: Driver) {
  await driver.expectHeading('Reise for ansatte Reise bedrift');
  await driver.sees('12 000 kr/år', 'Månedlig', 'AvtaleGiro');
  await driver.sees('Forsikringen fornyes 01.03.2027', 'Se ansatte dekket av forsikringen', 'SmartDelay+');
  await driver.sees('Meld skade', 'Beviset som gjelder nå', 'Beviset etter fornyelsen');
  await driver.sees('+47 21 00 00 99');
  await driver.seesNot('Savner du noe?', 'Endre før fornyelsen');
}

export const shownPolicyScript = defineScript(shownPolicyFlow, {
  does: {
    'change.requested': (driver) => driver.press('Endre forsikring'),
    'certificate.requested': (driver) => driver.press('Se forsikringsbevis'),
    'card.requested': (driver) => driver.press('Se reisekort'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    async 'page.terms.loading'(driver) {
      await seesPolicy(driver);
      await driver.sees(loading);
      await driver.seesNot(noTerms, failed);
    },
    // The documents to download (B2.49).
    async 'page.terms.listed'(driver, context) {
      await seesPolicy(driver);
      const titles = (context.terms ?? []).map(({ title }) => `${title} (PDF)`);
      await driver.sees(...(titles.length > 0 ? titles : [noTerms]));
      await driver.seesNot(loading, failed);
    },
    async 'page.terms.unavailable'(driver, context) {
      await seesPolicy(driver);
      const { error } = context;
      await driver.sees(failureWords(error).title, failed, ...shownCodes(error));
      await driver.hears(`${failureWords(error).title} ${failed}`);
    },
    async 'page.dialog.denied'(driver) {
      await driver.expectDialog('Endre forsikring');
      await driver.sees('+47 21 00 00 00');
    },
    // The certificates of both versions (B2.52).
    async 'page.dialog.choosing'(driver) {
      await driver.expectDialog('Hvilket forsikringsbevis vil du se?');
      await driver.sees(
        'Forsikringsbevis som gjelder fra 01.03.2026',
        'Forsikringsbevis som gjelder fra 01.03.2027',
      );
    },
  },
});
