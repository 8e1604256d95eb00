import { isOtherPartyActive, offeredParties } from '#domain/arriving/parties.ts';
import { formatOrganisationNumber } from '#domain/display/organisation-number.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { switchAgreementFlow } from './flow.ts';

const person = 'Kari Skogly';
const organisations: Readonly<Record<string, string>> = { '917103801': 'Solbakken Regnskap AS' };
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

type Offer = Parameters<typeof offeredParties>[0];

/** Sees the parties, and no failure message except this one. */
async function seesChoices(driver: Driver, offer: Offer, failure: string | null) {
  const parties = offeredParties(offer);
  await driver.expectDialog('Bytt bruker');
  if (parties.person !== null) await driver.sees(parties.person);
  for (const { name, number } of parties.organisations) {
    await driver.sees(name, formatOrganisationNumber(number));
  }
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
    'organisation.chosen': (driver, { number }) =>
      driver.press(`${organisations[number]} ${formatOrganisationNumber(number)}`),
    retried: (driver) => driver.press('Prøv igjen'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
  },
  sees: {
    async 'choosing.untried'(driver, context) {
      await seesChoices(driver, context, null);
      await driver.seesNot(fjordglimt);
    },
    async 'choosing.failed'(driver, context) {
      const { chosen, activeParty, error } = context;
      const active = nameOf(activeParty?.organisasjonsnummer ?? null);
      await seesChoices(driver, context, `Vi fikk ikke byttet til ${nameOf(chosen)}`);
      await driver.sees(
        isOtherPartyActive(context)
          ? `Du har byttet til ${active}. Lukk vinduet for å se forsikringene.`
          : `Du ser fortsatt forsikringene til ${active}.`,
        'Prøv igjen',
        ...shownCodes(error),
      );
    },
    async 'choosing.unknown'(driver, context) {
      await seesChoices(driver, context, `Vi vet ikke om du har byttet til ${nameOf(context.chosen)}`);
      await driver.sees(
        'Prøv igjen, eller last siden på nytt for å se hvilke forsikringer som vises.',
        'Prøv igjen',
      );
    },
    switchingToPrivate: (driver) => seesSwitching(driver, null),
    switchingToBusiness: (driver, { chosen }) => seesSwitching(driver, chosen ?? ''),
    async checking(driver) {
      await driver.hears(checking);
      await driver.seesNot(...announcements);
    },
  },
});
