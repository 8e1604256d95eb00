import { reference } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { cardTermsFlow } from './flow.ts';

const terms = 'Vilkår for reise (PDF)';
const noTerms = 'Vi fikk ikke hentet vilkårene. Prøv igjen senere.';
const loading = 'Henter vilkårene';

async function waits(driver: Driver) {
  await driver.sees(loading, 'Meld skade');
  await driver.seesNot(terms, noTerms);
}

export const cardTermsScript = defineScript(cardTermsFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    loadingPolicy: waits,
    loadingTerms: waits,
    async listed(driver) {
      await driver.sees(terms, 'Vilkår (PDF)', 'Meld skade');
      await driver.seesNot(loading, noTerms);
    },
    async none(driver) {
      await driver.sees('Meld skade');
      await driver.seesNot(terms, loading, noTerms);
    },
    async unavailable(driver, { error }) {
      await driver.sees(
        generalNotice(error).title,
        noTerms,
        'Meld skade',
        ...(error ? [reference(error)] : []),
      );
      await driver.seesNot(terms, loading);
    },
  },
});
