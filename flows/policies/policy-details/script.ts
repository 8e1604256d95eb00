import type { FoundPolicy } from '#domain/policies/find-policy.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { seesPolicyNotFound } from '#flows/policies/load-policy/script.ts';
import { policyDetailsFlow } from './flow.ts';

async function seesLoading(driver: Driver) {
  await driver.expectHeading('Forsikring');
  await driver.sees('Henter forsikringen din …');
  await driver.hears('Henter forsikringen din …');
}

const headings: Readonly<Record<string, string>> = {
  N90: 'Reise for ansatte Reise bedrift',
  L10: 'Driftsbygning Reise bedrift',
};

/** The head has what the list of policies knows (C4.38). */
async function seesLoadingDetail(driver: Driver, { found }: { readonly found: FoundPolicy | null }) {
  await driver.expectHeading(headings[found?.policy.produkt ?? ''] ?? '');
  await driver.sees(
    'Forsikringsnummer',
    '7340001',
    'Pris per år',
    '12 000 kr/år',
    'Henter forsikringen din …',
  );
  await driver.hears('Henter forsikringen din …');
}

export const policyDetailsScript = defineScript(policyDetailsFlow, {
  does: { retried: (driver) => driver.press('Prøv igjen') },
  sees: {
    searchingDamage: seesLoading,
    'found.policy.loadingToggles': seesLoadingDetail,
    'found.policy.loadingDetail': seesLoadingDetail,
    loadingBank: seesLoading,
    searchingLife: seesLoading,
    // The list of policies knows which one it is.
    async unavailable(driver, { error, found }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen', 'Meld skade', 'Tilbake til oversikten');
      const name = headings[found?.policy.produkt ?? ''];
      await (name
        ? driver.sees(`Det gjelder ${name}, forsikringsnummer 7340001.`)
        : driver.seesNot('Det gjelder'));
    },
    notFound: seesPolicyNotFound,
    async unknownProduct(driver) {
      await driver.expectHeading('Noe gikk galt');
      await driver.sees('Ukjent produkt', 'Tilbake til oversikten');
      await driver.hears('Ukjent produkt');
    },
  },
});
