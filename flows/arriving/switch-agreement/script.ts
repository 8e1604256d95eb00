import { formatOrganisationNumber } from '#domain/display/organisation-number.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { switchAgreementFlow } from './flow.ts';

const person = 'Kari Skogly';
const organisations: Readonly<Record<string, string>> = { '917103801': 'Solbakken Regnskap AS' };
const announcements = [person, ...Object.values(organisations)].map((name) => `Bytter til ${name}`);

/** @param number of the organisation; null for the visitor in person */
async function seesSwitching(driver: Driver, number: string | null) {
  const announcement = `Bytter til ${number === null ? person : organisations[number]}`;
  await driver.hears(announcement);
  await driver.sees(announcement);
  await driver.seesNot(...announcements.filter((other) => other !== announcement));
}

export const switchAgreementScript = defineScript(switchAgreementFlow, {
  does: {
    'person.chosen': (driver) => driver.press(person),
    'organisation.chosen': (driver, { number }) =>
      driver.press(`${organisations[number]} ${formatOrganisationNumber(number)}`),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
  },
  sees: {
    async choosing(driver, { parties }) {
      await driver.dialog('Bytt bruker');
      if (parties.person !== null) await driver.sees(parties.person);
      for (const { name, number } of parties.organisations) {
        await driver.sees(name, formatOrganisationNumber(number));
      }
      await driver.seesNot('Fjordglimt Snekkeri AS', ...announcements);
    },
    switchingToPrivate: (driver) => seesSwitching(driver, null),
    switchingToBusiness: (driver, { chosen }) => seesSwitching(driver, chosen ?? ''),
  },
});
