import type { ApiError } from '#domain/errors/api-error.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { reservationsFlow } from './flow.ts';

const heading = 'Reservasjoner';
const label = 'Jeg reserverer meg mot elektronisk kommunikasjon';
const saving = 'Lagrer …';
const saved = 'Valget er lagret.';
/** Saving failed (B8.38). */
const failed = 'Kunne ikke oppdatere reservasjon mot elektronisk kommunikasjon. Vennligst prøv igjen senere.';
const unknown = 'Vi vet ikke om valget ditt kom fram. Sjekk nettforbindelsen og prøv igjen.';

interface Context {
  readonly chosen: boolean;
  readonly error: ApiError | null;
}

async function seesLoading(driver: Driver) {
  await driver.sees(heading, 'Vent Litt');
  await driver.hears('Vent Litt');
}

async function seesChoice(driver: Driver, { chosen }: Context) {
  await driver.sees(heading);
  await driver.expectTicked(label, chosen);
}

export const reservationsScript = defineScript(reservationsFlow, {
  does: {
    'reservation.chosen': (driver) => driver.pressCheckbox(label),
    'leave.requested': (driver, { address }) => driver.visit(address),
    'leave.confirmed': (driver) => driver.press('Gå uten å lagre'),
    'dialog.dismissed': (driver) => driver.press('Bli på siden'),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    loading: seesLoading,
    async unavailable(driver, { error }) {
      await driver.sees(heading, failed, 'Prøv igjen', ...shownCodes(error));
      await driver.seesNot(label);
      await driver.hears(`Noe gikk galt ${failed}`);
    },
    async 'shown.choice.idle.unchanged'(driver, context) {
      await seesChoice(driver, context);
      await driver.seesNot(saving, saved, failed, unknown);
    },
    async 'shown.choice.idle.saved'(driver, context) {
      await seesChoice(driver, context);
      await driver.sees(saved);
      await driver.hears(saved);
    },
    async 'shown.choice.saving'(driver, context) {
      await seesChoice(driver, context);
      await driver.sees(saving);
      await driver.hears(saving);
    },
    async 'shown.choice.unsaved.failed'(driver, context) {
      await seesChoice(driver, context);
      await driver.sees(failed, 'Prøv igjen', ...shownCodes(context.error));
      await driver.hears(`Noe gikk galt ${failed}`);
    },
    async 'shown.choice.unsaved.unknown'(driver, context) {
      await seesChoice(driver, context);
      await driver.sees('Vi fikk ikke svar', unknown, 'Prøv igjen', ...shownCodes(context.error));
      await driver.hears(`Vi fikk ikke svar ${unknown}`);
    },
    async 'shown.dialog.confirming'(driver) {
      await driver.expectDialog('Reservasjonen er ikke lagret');
      await driver.sees('Går du fra siden nå, kan endringen gå tapt.');
    },
  },
});
