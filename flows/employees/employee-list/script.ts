import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { seesFailure } from '#flows/engine/walk/sees-failure.ts';
import { seesPolicyNotFound } from '#flows/policies/load-policy/script.ts';
import { employeeListFlow } from './flow.ts';

const search = 'Søk på en ansatt...';
const card = 'Kari Lie Født 17.05.1961';
const named = ['Kari Lie', 'Åse Berg'];
/** The names that are shown for a search, and the count (B2.80). */
const hits: Readonly<Record<string, { readonly names: readonly string[]; readonly count?: string }>> = {
  '': { names: named },
  kari: { names: ['Kari Lie'], count: '1 treff' },
  'finnes ikke': { names: [], count: 'Ingen treff' },
};

async function seesLoading(driver: Driver) {
  await driver.sees('Vent Litt');
  await driver.seesNot('Prøv igjen', 'Meld skade');
  await driver.hears('Vent Litt');
}

interface ShownList {
  readonly policy: { readonly form: string | null };
  readonly employees: readonly object[];
  readonly form: { readonly searchedName: string };
  readonly open: readonly number[];
}

async function seesList(driver: Driver, { policy, employees, form: { searchedName }, open }: ShownList) {
  const isEmpty = employees.length === 0;
  const { names, count } = (isEmpty ? null : hits[searchedName]) ?? { names: [] };
  await driver.expectHeading('Ansatte dekket av Personal');
  await driver.sees(
    isEmpty ? 'Ingen ansatte er meldt inn' : '3 ansatte er meldt inn',
    'Meld skade',
    'Tilbake til forsikringen',
  );
  if (policy.form === 'selfAdministered' || isEmpty) await driver.seesNot(search);
  else await driver.expectValue(search, searchedName);
  await driver.sees(...names);
  await driver.seesNot(...named.filter((name) => !names.includes(name)));
  // The second employee in the response is Kari Lie.
  if (names.includes('Kari Lie') && open.includes(1)) {
    await driver.sees('Fødselsdato', '17.05.1961', 'Fødselsår', 'Yrkesgruppe', 'Ledelse');
    await driver.sees('Periode', '01.01.2014–31.12.2026');
  } else await driver.seesNot('Fødselsdato');
  if (count) await driver.sees(count);
}

export const employeeListScript = defineScript(employeeListFlow, {
  does: {
    'search.changed': (driver, payload) => driver.type(search, payload.searchedName),
    'card.toggled': (driver) => driver.press(card),
    'card.reached': (driver) => driver.focus(card),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    loadingEmployees: seesLoading,
    notFound: seesPolicyNotFound,
    async unavailable(driver, { error }) {
      await seesFailure(driver, error);
      await driver.sees('Prøv igjen', 'Tilbake til oversikten');
    },
    'shown.still': seesList,
    'shown.typing': seesList,
  },
});
