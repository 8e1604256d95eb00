import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { proposalsFlow } from './flow.ts';

/** The proposal was not found (B8.40). */
const notFound = 'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.';

async function seesPage(driver: Driver, per: string, prices: readonly string[]) {
  await driver.expectHeading('Forsikringsforslag');
  await driver.expectChosen('Vis pris', per);
  await driver.sees('Bil', 'Reise', ...prices);
  await driver.sees('Forsikringsforslaget utløper om 21 dager', 'Siv Rådahl');
}

const monthly = ['620 kr/md.', '199 kr/md.', '819 kr/md.'];
const yearly = ['7 440 kr/år', '2 388 kr/år', '9 828 kr/år'];

export const proposalsScript = defineScript(proposalsFlow, {
  does: {
    'monthly.chosen': (driver) => driver.choose('Vis pris', 'Per måned'),
    'yearly.chosen': (driver) => driver.choose('Vis pris', 'Per år'),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    async loading(driver) {
      await driver.sees('Vent Litt');
      await driver.seesNot('Forsikringsforslag', 'Prøv igjen');
    },
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen');
    },
    async notFound(driver, { error }) {
      await driver.expectHeading('Noe gikk galt!');
      await driver.sees(notFound, 'Gå til oversikt', ...shownCodes(error));
      await driver.seesNot('Prøv igjen');
      await driver.hears(notFound);
    },
    async 'shown.monthly'(driver) {
      await seesPage(driver, 'Per måned', monthly);
      await driver.seesNot(...yearly);
    },
    async 'shown.yearly'(driver) {
      await seesPage(driver, 'Per år', yearly);
      await driver.seesNot(...monthly);
    },
  },
});
