import type { AccessConfirmation } from '#domain/access/access.ts';
import type { OrganisationAccess } from '#domain/person/organisation-access.ts';
import { colleaguesRelation, ownRelation } from '#flows/access/load-access/cases.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { accessFlow } from './flow.ts';

/** After adding (B4.21) or deleting (B8.14), and without the right (B6.8). */
const sentences = {
  added: 'Ola Berg har fått tilgang til Fjordglimt Snekkeri AS sine forsikringer.',
  deleted: 'Liv Moen er slettet, og har ikke lenger tilgang til Fjordglimt Snekkeri AS',
  stillHasAccess: 'Tilgangen er slettet. Du har fortsatt en annen tilgang til Fjordglimt Snekkeri AS.',
  missingRight: 'Du kan ikke gi eller slette tilganger. Kontakt en administrator i Fjordglimt Snekkeri AS.',
};
const stale = 'Listen under er fra før, så den siste endringen kan mangle.';
const refreshing = 'Henter listen på nytt …';
/** The name of a person of the cases, or of the list on screen. */
const nameOf = (uuid: string, { manuelleRelasjoner }: OrganisationAccess) =>
  [ownRelation, colleaguesRelation, ...manuelleRelasjoner].find((relation) => relation.uuid === uuid)
    ?.kundenavn?.fulltNavn;

/** Checks that the expected confirmation is shown, and no other confirmation. */
async function seesConfirmation(driver: Driver, confirmation: AccessConfirmation | null) {
  for (const [kind, sentence] of Object.entries(sentences)) {
    if (kind === confirmation?.kind) await driver.sees(sentence);
    else await driver.seesNot(sentence);
  }
}

export const accessScript = defineScript(accessFlow, {
  does: {
    'add.requested': (driver) => driver.press('Gi ny tilgang'),
    'delete.requested': (driver, { uuid }, _, { organisation }) =>
      driver.press(`Slett tilgangen til ${nameOf(uuid, organisation)}`),
    retried: (driver) => driver.press('Prøv igjen'),
    'reload.requested': (driver) => driver.press('Last siden på nytt'),
    'chooser.requested': (driver) => driver.press('Velg hvem sine forsikringer du vil se'),
    'address.requested': (driver, { address }) => driver.visit(address),
  },
  sees: {
    async noAccess(driver) {
      // A visitor without a role has no access (B8.16).
      await driver.expectHeading('Du har ikke tilgang til forsikring');
      await driver.sees('+47 21 00 00 00');
      await driver.hears('+47 21 00 00 00');
    },
    async 'page.list.fresh'(driver, { organisation, confirmation }) {
      await driver.expectHeading('Tilganger');
      await driver.sees('Astrid Nes (deg)', 'Administrator', 'Liv Moen', 'Bruker');
      const fromRegister = 'Gunnar Lien';
      await (organisation.autoRelasjoner.length > 0
        ? driver.sees(fromRegister)
        : driver.seesNot(fromRegister));
      await driver.seesNot(stale, refreshing);
      await seesConfirmation(driver, confirmation);
    },
    async 'page.list.refreshing'(driver, { confirmation }) {
      await driver.sees(refreshing);
      await seesConfirmation(driver, confirmation);
    },
    async 'page.list.stale'(driver, { confirmation }) {
      await driver.sees('Noe gikk galt', stale);
      await seesConfirmation(driver, confirmation);
      await driver.hears(`Noe gikk galt ${stale}`);
    },
    async switched(driver) {
      await driver.expectHeading('Brukeren er byttet');
      const text = 'Last siden på nytt for å se forsikringene til den som er innlogget nå.';
      await driver.sees(text);
      await driver.hears(text);
    },
    async accessLost(driver) {
      await driver.expectHeading('Tilgangen er slettet');
      await driver.sees('Du har ikke lenger tilgang til Fjordglimt Snekkeri AS');
      await driver.hears('Du har ikke lenger tilgang til Fjordglimt Snekkeri AS');
    },
  },
});
