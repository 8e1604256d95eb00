import type { Parties } from '#domain/arriving/parties.ts';
import { formatOrganisationNumber } from '#domain/display/organisation-number.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { switchUserFlow } from './flow.ts';

const person = 'Kari Skogly';
const organisations: Readonly<Record<string, string>> = {
  '923609016': 'Fjordglimt Snekkeri AS',
  '917103801': 'Solbakken Regnskap AS',
};
const sayings = [person, ...Object.values(organisations)].map((name) => `Bytter til ${name}`);

/** Of every flow that switches. */
export const choose = {
  'person.chosen': (driver: Driver) => driver.press(person),
  'organisation.chosen': (driver: Driver, { number }: { readonly number: string }) =>
    driver.press(`${organisations[number]} ${formatOrganisationNumber(number)}`),
};

export async function seesList(driver: Driver, parties: Parties) {
  if (parties.person !== null) await driver.sees(parties.person);
  for (const { name, number } of parties.organisations) {
    await driver.sees(name, formatOrganisationNumber(number));
  }
  await driver.seesNot(...sayings);
}

/** @param number of the organisation that is switched to; null for the visitor in person */
export async function seesSwitching(driver: Driver, number: string | null) {
  const saying = `Bytter til ${number === null ? person : organisations[number]}`;
  await driver.hears(saying);
  await driver.sees(saying);
  await driver.seesNot(...sayings.filter((other) => other !== saying));
}

export const switchUserScript = defineScript(switchUserFlow, {
  does: { ...choose, 'dialog.dismissed': (driver) => driver.press('Lukk') },
  sees: {
    async choosing(driver, { parties }) {
      await driver.dialog('Bytt bruker');
      await seesList(driver, parties);
      await driver.seesNot('Fjordglimt Snekkeri AS');
    },
    switchingToPrivate: (driver) => seesSwitching(driver, null),
    switchingToBusiness: (driver, { chosen }) => seesSwitching(driver, chosen ?? ''),
  },
});
