import type { SharingTyped } from '#domain/sharing/sharing-form.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { giveInsightFlow } from './flow.ts';

const labels = { fodselsnummer: 'Fødselsnummer', etternavn: 'Etternavn' } as const;
// The errors of the fields (B5.24, B5.25).
const numberMissing = 'Du må fylle inn fødselsnummer, 11 siffer.';
const numberWrong = 'Fødselsnummeret er ikke gyldig.';
const surnameMissing = 'Du må fylle inn et etternavn.';
const notOnlySurname = 'Du skal kun fylle inn etternavnet.';
/** The surname does not fit the number (B8.18). */
const surnameMismatch =
  'Etternavnet stemmer ikke med det som er registrert på fødselsnummeret. Sjekk at begge er riktige.';

async function seesForm(driver: Driver, { fodselsnummer, etternavn }: SharingTyped) {
  await driver.expectDialog('Gi innsyn til forsikringer');
  await driver.expectValue(labels.fodselsnummer, fodselsnummer);
  await driver.expectValue(labels.etternavn, etternavn);
}

export const giveInsightScript = defineScript(giveInsightFlow, {
  does: {
    'field.changed': (driver, { field, value }) => driver.type(labels[field], value),
    submitted: (driver) => driver.press('Gi innsyn'),
    cancelled: (driver) => driver.press('Avbryt'),
    'dialog.dismissed': (driver) => driver.press('Lukk'),
  },
  sees: {
    async 'filling.typing'(driver, context) {
      await seesForm(driver, context.form);
      await driver.seesNot(
        numberMissing,
        numberWrong,
        surnameMissing,
        notOnlySurname,
        surnameMismatch,
        'Vent Litt',
      );
    },
    async 'filling.rejected'(driver, context) {
      await seesForm(driver, context.form);
      const { fodselsnummer, etternavn } = context.form;
      const errors = [
        ...(fodselsnummer === '' ? [numberMissing] : []),
        ...(fodselsnummer === '99999999999' ? [numberWrong] : []),
        ...(etternavn === '' ? [surnameMissing] : []),
        ...(etternavn === 'Ola Dahl' ? [notOnlySurname] : []),
      ];
      if (errors.length === 0) throw new Error('the rejected form has no error');
      await driver.sees(...errors);
    },
    async 'filling.refused'(driver, context) {
      await seesForm(driver, context.form);
      await driver.sees(surnameMismatch);
    },
    async sending(driver, context) {
      await seesForm(driver, context.form);
      await driver.sees('Vent Litt');
      await driver.hears('Vent Litt');
    },
  },
});
