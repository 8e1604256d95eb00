import type { CardWithPdf } from '#domain/travel-cards/travel-card.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { failureWords } from '#flows/engine/walk/sees-failure.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { travelCardFlow } from './flow.ts';

const terms = 'Vilkår for reise (PDF)';
const noTerms = 'Vi fikk ikke hentet vilkårene. Prøv igjen senere.';
const loading = 'Henter vilkårene …';

const loadingPolicy = 'Henter forsikringen …';
const noPolicy = 'Vi fikk ikke hentet forsikringen. Prøv igjen for å se vilkårene og dele kortet.';

async function seesCardsWithoutActions(driver: Driver, { cards }: { cards: readonly CardWithPdf[] }) {
  await driver.expectHeading('Reisekort');
  await driver.sees('Last ned PDF', 'Meld skade');
  for (const { reisekortinnehaver } of cards) await driver.sees(reisekortinnehaver);
  await driver.seesNot('Del reisekortet', 'Slett reisekortet', terms);
}

async function seesLoadingTerms(driver: Driver) {
  await driver.sees(loading, 'Meld skade');
  await driver.seesNot(terms, noTerms);
}

export const travelCardScript = defineScript(travelCardFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    async absent(driver) {
      await driver.expectHeading('Reisekort');
      const text = 'Du har ikke noe reisekort på denne forsikringen.';
      await driver.sees(text, 'Tilbake til reisekortene');
      await driver.hears(text);
      await driver.seesNot('Meld skade');
    },
    'page.terms.loading': seesLoadingTerms,
    async 'page.terms.listed'(driver) {
      await driver.sees(terms, 'Vilkår (PDF)', 'Meld skade');
      await driver.seesNot(loading, noTerms);
    },
    async 'cardsOnly.notPolicyholder'(driver, context) {
      await seesCardsWithoutActions(driver, context);
      await driver.seesNot(loadingPolicy, noPolicy);
    },
    async 'cardsOnly.loading'(driver, context) {
      await seesCardsWithoutActions(driver, context);
      await driver.sees(loadingPolicy);
      await driver.hears(loadingPolicy);
    },
    async 'cardsOnly.unavailable'(driver, context) {
      await seesCardsWithoutActions(driver, context);
      const { policyError } = context;
      const { title } = failureWords(policyError);
      await driver.sees(title, noPolicy, ...shownCodes(policyError));
      await driver.hears(`${title} ${noPolicy}`);
    },
    async 'page.terms.unavailable'(driver, { termsError }) {
      const { title } = failureWords(termsError);
      await driver.sees(title, noTerms, 'Meld skade', ...shownCodes(termsError));
      await driver.hears(`${title} ${noTerms}`);
      await driver.seesNot(terms, loading);
    },
  },
});
