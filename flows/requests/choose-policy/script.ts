import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { choosePolicyFlow } from './flow.ts';

const search = 'Søk i forsikringene';

/** A policy could not be read (A8.6). */
const partlyMissingText =
  'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';

interface Chosen {
  readonly customer: { readonly forsikringer: readonly ({ readonly status: string } | null)[] } | null;
  readonly form: { readonly searchedName: string };
}

/** Fifteen policies have a search, and stand in groups (C4.40). */
async function seesLongList(driver: Driver, searchedName: string) {
  const groups = ['Ansatte', 'Kjøretøy', 'Under behandling eller gjelder senere'];
  await driver.expectValue(search, searchedName);
  if (searchedName === 'toyota') {
    await driver.sees('1 treff', 'Kjøretøy', 'Toyota Proace');
    return driver.seesNot('Ansatte', 'Yrkesskade', 'Vogn 12', 'Under behandling eller gjelder senere');
  }
  if (searchedName === 'finnes ikke') {
    await driver.sees('Ingen treff');
    return driver.seesNot(...groups, 'Toyota Proace', 'Yrkesskade');
  }
  await driver.sees(...groups, 'Yrkesskade', 'Toyota Proace', 'Vogn 12', 'Under behandling');
  return driver.seesNot('15 treff', 'Ingen treff');
}

async function seesList(driver: Driver, { customer, form: { searchedName } }: Chosen) {
  await driver.expectHeading('Hvilken forsikring vil du endre på?');
  await driver.sees('Tilbake til oversikten');
  if (customer?.forsikringer.length === 15) return seesLongList(driver, searchedName);
  await driver.seesNot(search, 'Kjøretøy');
  await driver.sees('Næringsbil', 'Under behandling');
  if (customer?.forsikringer.includes(null)) {
    await driver.sees(partlyMissingText);
    await driver.hears(partlyMissingText);
    return driver.seesNot('Yrkesskade');
  }
  await driver.sees('Yrkesskade');
  await driver.seesNot(partlyMissingText);
  const isInForce = customer?.forsikringer.some((policy) => policy?.status === 'KRAFT');
  return isInForce ? driver.seesNot('Fra 01.03.2026') : driver.sees('Fra 01.03.2026');
}

export const choosePolicyScript = defineScript(choosePolicyFlow, {
  does: { 'search.changed': (driver, { searchedName }) => driver.type(search, searchedName) },
  sees: { 'choosing.still': seesList, 'choosing.typing': seesList },
});
