import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { failureWords } from '#flows/engine/walk/sees-failure.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { proposalFlow } from './flow.ts';

/** The proposal was not found (B8.40). */
const notFound = 'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.';
const loading = 'Henter vilkårene …';
const noTerms = 'Vilkårene ligger ikke her ennå. Spør rådgiveren din.';

async function seesPage(driver: Driver) {
  await driver.expectHeading('Bil');
  await driver.sees('880 kr/md.', '620 kr/md.', '260 kr/md.', '10 560 kr/år');
  await driver.sees('8130010', '01.12.2026', 'Se tilbudsbrevet', 'Siv Rådahl');
  await driver.sees('Forsikringsforslaget utløper om 21 dager', '13.12.2026');
  await driver.sees('+47 62 51 23 45');
}

export const proposalScript = defineScript(proposalFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async notFound(driver) {
      await driver.expectHeading('Noe gikk galt!');
      await driver.sees(notFound, 'Tilbake til oversikten');
      await driver.seesNot('Prøv igjen');
      await driver.hears(notFound);
    },
    async 'shown.loadingTerms'(driver) {
      await seesPage(driver);
      await driver.sees(loading);
      await driver.hears(loading);
    },
    async 'shown.termsFailed'(driver, { error }) {
      await seesPage(driver);
      const { title, text } = failureWords(error);
      await driver.sees(title, text, 'Prøv igjen', ...shownCodes(error));
      await driver.hears(`${title} ${text}`);
    },
    async 'shown.complete'(driver, { terms }) {
      await seesPage(driver);
      await driver.seesNot(loading, 'Prøv igjen');
      await driver.sees(...(terms.length > 0 ? terms.map(({ title }) => `${title} (PDF)`) : [noTerms]));
      if (terms.length === 0) await driver.hears(noTerms);
    },
  },
});
