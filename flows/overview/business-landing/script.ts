import type { ContextFrom } from 'xstate';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { businessLandingFlow } from './flow.ts';

/** The sentence of a business without policies (A8.10). */
const none = 'Fjordglimt Snekkeri AS har ingen aktive forsikringer';
/** The sentences for the server's messages (A6.5, A8.1, A8.10). */
const sentences: Readonly<Record<string, string>> = {
  'Bruker mangler tilgang til skadeforsikring': none,
  'Customers of legacy system may not call this resource': none,
  'Fant ikke kunden': none,
  'Kunden tilhører en annen bank':
    'Du har ikke tilgang til å se skadeforsikringer på denne avtalen. Vennligst ta kontakt med din rådgiver.',
};
/** Any other error (A8.5). */
const otherwise = 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.';

type Context = ContextFrom<typeof businessLandingFlow.machine>;
const search = 'Søk i forsikringene';
/** The searches of the cases. */
const hits: Readonly<Record<string, readonly string[]>> = {
  vogn: ['2 treff', 'Vogn 1', 'Vogn 2', 'Treffene til sammen', 'Listen viser bare treff på «vogn».'],
  sykkel: ['Ingen treff'],
};

/** The hits replace the groups (C4.47); what is saved and printed are the hits. */
async function seesHits(driver: Driver, searchedName: string) {
  await driver.expectValue(search, searchedName);
  await driver.sees(...(hits[searchedName] ?? []));
  await driver.seesNot('Ansatte (2)', 'Kjøretøy (13)', 'Henger 5', 'Til sammen', 'Last ned som regneark');
  const copies = ['Last ned treffene som regneark', 'Skriv ut'];
  if (searchedName === 'vogn') await driver.sees(...copies);
  else await driver.seesNot(...copies, 'Vogn 1', 'Treffene til sammen');
}

async function seesOverview(driver: Driver, { damage, openGroups, form }: Context) {
  await driver.expectHeading('Forsikringer for Fjordglimt Snekkeri AS');
  await driver.sees('Oversikt', 'Faktura', 'Tilganger');
  const otherInsurancesLink = 'Inn- og utmelding – Andre forsikringer';
  if (damage?.value?.forsikringer.some((policy) => policy?.selvadministrert))
    await driver.sees(otherInsurancesLink);
  else await driver.seesNot(otherInsurancesLink);
  const missing = 'Skadeforsikringene mangler AvtaleGiro';
  if (damage?.value?.betalingsmate === 'AVTALEGIRO') await driver.sees(missing, 'Opprett AvtaleGiro');
  else await driver.seesNot(missing);
  if (damage?.error || damage?.value?.forsikringer.length === 0)
    await driver.seesNot('Last ned som regneark', 'Skriv ut');
  const isSearchable = damage?.value?.forsikringer.length === 15;
  if (!isSearchable) await driver.seesNot(search);
  if (isSearchable && form.searchedName !== '') return seesHits(driver, form.searchedName);
  if (damage?.error) await driver.sees(sentences[damage.error.message] ?? otherwise);
  else if (damage?.value?.forsikringer.length === 0) await driver.sees(none);
  else await driver.sees('Se komplett oversikt', 'Til sammen', 'Last ned som regneark', 'Skriv ut');
  // From five policies on, they are in folded groups with their sums.
  const hasGroups = damage?.value?.forsikringer.length === 5;
  if (hasGroups) await driver.sees('Ansatte (2)', 'Kjøretøy (3)', '16 356 kr', '24 534 kr');
  if (hasGroups && openGroups.length === 0) await driver.seesNot('Personal', 'Yrkesskade', 'Næringsbil');
  if (isSearchable) {
    await driver.expectValue(search, '');
    await driver.sees('Ansatte (2)', 'Kjøretøy (13)');
    await driver.seesNot('15 treff', 'Ingen treff');
  }
}

export const businessLandingScript = defineScript(businessLandingFlow, {
  does: {
    'reload.requested': (driver) => driver.press('Prøv igjen'),
    'group.pressed': (driver) => driver.press('Ansatte (2)'),
    'column.pressed': (driver) => driver.press('Forsikring'),
    'search.changed': (driver, { searchedName }) => driver.type(search, searchedName),
  },
  sees: {
    async settling(driver) {
      await driver.expectHeading('Forsikring');
      await driver.hears('Henter forsikringene');
    },
    async loggedOut(driver, { agreement }) {
      await seesFailure(driver, agreement?.error ?? null);
      await driver.sees('Prøv igjen', 'Tilbake til oversikten');
    },
    'shown.still': seesOverview,
    'shown.typing': seesOverview,
  },
});
