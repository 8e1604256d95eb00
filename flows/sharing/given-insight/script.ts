import type { Change } from '#domain/sharing/insight.ts';
import type { PrivateRelation } from '#domain/sharing/private-relation.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { givenInsightFlow } from './flow.ts';

interface Context {
  readonly relations: readonly PrivateRelation[];
  readonly toDelete: PrivateRelation | null;
  readonly change: Change | null;
}

const heading = 'Personer du har gitt innsyn til';
/** The list could not be loaded (B8.22). */
const unavailable = 'Beklager, det har oppstått en feil. Vennligst prøv igjen senere.';
const nobody = 'Du har ikke gitt noen innsyn.';
const names: Record<string, string> = { 'pr-1': 'Ola Bekkevold', 'pr-2': 'Ragnhild Skogly' };

/** The texts about a deletion (B8.20, B8.21). The journeys check the texts about giving insight, whose results the parent flow passes on. */
const deletionTexts = (name: string): Partial<Record<Change['kind'], string>> => ({
  deleted: `Innsynet til ${name} ble slettet`,
  notDeleted: `Det oppstod en feil under slettingen av ${name}. Prøv igjen!`,
  maybeDeleted: `Innsynet til ${name} kan være slettet likevel. Se i listen før du prøver igjen.`,
});

async function seesResult(driver: Driver, { change }: Context) {
  const shown = change && deletionTexts(change.name)[change.kind];
  const all = Object.values(names).flatMap((name) => Object.values(deletionTexts(name)));
  if (shown) await driver.sees(shown);
  if (shown && !all.includes(shown)) throw new Error(`nobody is called '${change.name}'`);
  await driver.seesNot(...all.filter((sentence) => sentence !== shown));
  if (change && 'error' in change) await driver.sees(...shownCodes(change.error));
}

async function seesLoading(driver: Driver, context: Context) {
  await driver.sees(heading, 'Vent Litt');
  await driver.seesNot(unavailable, 'Slett innsynet');
  await driver.hears('Vent Litt');
  await seesResult(driver, context);
}

async function seesList(driver: Driver, context: Context) {
  await driver.sees(heading);
  await driver.seesNot(unavailable);
  if (context.relations.length === 0) await driver.sees(nobody);
  for (const { disponentFulltNavn: name } of context.relations) await driver.sees(name);
}

async function seesConfirmation(driver: Driver, context: Context) {
  await seesList(driver, context);
  await driver.sees(`Vil du slette innsynet til ${context.toDelete?.disponentFulltNavn}?`);
}

export const givenInsightScript = defineScript(givenInsightFlow, {
  does: {
    'delete.requested': (driver, { id }, _, { relations }) => {
      const row = relations.find(({ privatRelasjonId }) => privatRelasjonId === id);
      return driver.press(`Slett innsynet til ${names[id] ?? row?.disponentFulltNavn}`);
    },
    cancelled: (driver) => driver.press('Avbryt'),
    confirmed: (driver) => driver.press('Slett innsynet'),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    'loading.known': seesLoading,
    'loading.unknown': seesLoading,
    async unavailable(driver, context) {
      await driver.sees(heading, unavailable, ...shownCodes(context.error));
      await driver.hears(`Noe gikk galt ${unavailable}`);
      await seesResult(driver, context);
    },
    async 'listed.closed'(driver, context) {
      await seesList(driver, context);
      await driver.seesNot('Slett innsynet', 'Vent Litt');
      await seesResult(driver, context);
    },
    async 'listed.confirming'(driver, context) {
      await seesConfirmation(driver, context);
      await driver.sees('Slett innsynet');
      await driver.seesNot('Vent Litt');
      await driver.hears(`Vil du slette innsynet til ${context.toDelete?.disponentFulltNavn}?`);
    },
    async deleting(driver, context) {
      await seesConfirmation(driver, context);
      await driver.sees('Vent Litt');
    },
  },
});
