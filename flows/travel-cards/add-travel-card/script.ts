import type { AddTravelCardTyped } from '#domain/travel-cards/travel-card-forms.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { addTravelCardFlow } from './flow.ts';

const heading = 'Legg til reisekort';
const missing = 'Du må fylle inn et forsikringsnummer';
/** By the code: a problem, or the server's message (B8.32). */
const failures: Readonly<Record<string, string>> = {
  '500': 'Det oppstod et problem. Prøv igjen senere.',
  FOR4630010: 'Fant ingen reiseforsikring med dette nummeret',
};
const unknown = 'Reisekortet kan være lagt til likevel. Se i listen før du prøver igjen.';

async function seesForm(driver: Driver, { forsikringsnummer }: AddTravelCardTyped) {
  await driver.expectDialog(heading);
  await driver.expectValue('Forsikringsnummer', forsikringsnummer);
}

export const addTravelCardScript = defineScript(addTravelCardFlow, {
  does: {
    'field.changed': (driver, { value }) => driver.type('Forsikringsnummer', value),
    submitted: (driver) => driver.press('Legg til'),
    cancelled: (driver) => driver.press('Avbryt'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
  },
  sees: {
    async 'filling.typing'(driver, context) {
      await seesForm(driver, context.form);
      await driver.seesNot(missing, unknown, 'Noe gikk galt', 'Vent Litt');
    },
    async 'filling.rejected'(driver, context) {
      await seesForm(driver, context.form);
      await driver.sees(missing);
    },
    async 'filling.failed'(driver, context) {
      await seesForm(driver, context.form);
      const text = failures[context.error?.code ?? ''] ?? 'a failure with words';
      await driver.sees(text, ...shownCodes(context.error));
      await driver.hears(`Noe gikk galt ${text}`);
    },
    async 'filling.unknown'(driver, context) {
      await seesForm(driver, context.form);
      await driver.sees('Vi fikk ikke svar', unknown, ...shownCodes(context.error));
      await driver.hears(`Vi fikk ikke svar ${unknown}`);
    },
    async sending(driver, context) {
      await seesForm(driver, context.form);
      await driver.hears('Vent Litt');
    },
    async added(driver) {
      await driver.expectDialog('Reisekortet er lagt til');
      await driver.hears('Nå åpner vi kortet.');
    },
  },
});
