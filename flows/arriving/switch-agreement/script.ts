import type { Relation } from '#domain/person/relation.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { switchAgreementFlow } from './flow.ts';

const person = 'Kari Skogly';
const organisations: Readonly<Record<string, string>> = { '917103801': 'Solbakken Regnskap AS' };
/** The name of a button is that of the organisation with its number (A5.7). */
const chosenButtons: Readonly<Record<string, string>> = {
  '917103801': 'Solbakken Regnskap AS 917 103 801',
};
/** The button of an organisation that the cases do not have. */
const buttonOf = (number: string, relations: readonly Relation[]) => {
  const name = relations.find((each) => each.organisasjonsnummer === number)?.organisasjonsnavn;
  return `${name} ${number.replaceAll(/(\d{3})(?=\d)/g, '$1 ')}`;
};
const fjordglimt = 'Fjordglimt Snekkeri AS';
const names = [person, ...Object.values(organisations)];
const announcements = names.map((name) => `Bytter til ${name}`);

const checking = 'Sjekker hvilke forsikringer du ser …';

/** @param number the organisation's number; null for the visitor themselves */
async function seesSwitching(driver: Driver, number: string | null) {
  const announcement = `Bytter til ${nameOf(number)}`;
  await driver.hears(announcement);
  await driver.sees(announcement);
  await driver.seesNot(...announcements.filter((other) => other !== announcement));
}

/** Sees the parties other than Fjordglimt, whose page is below the dialog (A2.26), and no other failure message. */
async function seesChoices(driver: Driver, failure: string | null) {
  await driver.expectDialog('Bytt bruker');
  await driver.sees('Privat', person, 'Bedrift', 'Solbakken Regnskap AS', '917 103 801');
  const failures = names.flatMap((name) => [
    `Vi fikk ikke byttet til ${name}`,
    `Vi vet ikke om du har byttet til ${name}`,
  ]);
  await driver.seesNot(checking, ...announcements, ...failures.filter((other) => other !== failure));
  if (failure) await driver.hears(failure);
}

const nameOf = (number: string | null) => (number === null ? person : (organisations[number] ?? fjordglimt));

export const switchAgreementScript = defineScript(switchAgreementFlow, {
  does: {
    'person.chosen': (driver) => driver.press(person),
    'organisation.chosen': (driver, { number }, _, { relations }) =>
      driver.press(chosenButtons[number] ?? buttonOf(number, relations)),
    retried: (driver) => driver.press('Prøv igjen'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
  },
  sees: {
    async 'choosing.untried'(driver) {
      await seesChoices(driver, null);
      await driver.seesNot(fjordglimt);
    },
    async 'choosing.failed'(driver, { chosen, activeParty, error }) {
      const active = activeParty?.organisasjonsnummer ?? null;
      await seesChoices(driver, `Vi fikk ikke byttet til ${nameOf(chosen)}`);
      const text =
        active === '923609016'
          ? 'Du ser fortsatt forsikringene til Fjordglimt Snekkeri AS.'
          : `Du har byttet til ${nameOf(active)}. Lukk vinduet for å se forsikringene.`;
      await driver.sees(text, 'Prøv igjen', ...shownCodes(error));
      await driver.hears(text);
    },
    async 'choosing.unknown'(driver, { chosen }) {
      await seesChoices(driver, `Vi vet ikke om du har byttet til ${nameOf(chosen)}`);
      const text = 'Prøv igjen, eller last siden på nytt for å se hvilke forsikringer som vises.';
      await driver.sees(text, 'Prøv igjen');
      await driver.hears(text);
    },
    switchingToPrivate: (driver) => seesSwitching(driver, null),
    switchingToBusiness: (driver, { chosen }) => seesSwitching(driver, chosen ?? ''),
    async checking(driver) {
      await driver.hears(checking);
      await driver.seesNot(...announcements);
    },
  },
});
