import type { AccessTyped } from '#domain/access/access-form.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { addAccessFlow } from './flow.ts';

const labels = { fodselsnummer: 'Fødselsnummer', etternavn: 'Etternavn' } as const;

const roles: Readonly<Record<string, string>> = {
  ADMIN: 'Administrator',
  SKRIVE: 'Bruker',
  LESE: 'Lesetilgang',
};

const invalid = 'Fødselsnummeret er ugyldig.';
const surnameMismatch =
  'Etternavnet stemmer ikke med det som er registrert på fødselsnummeret. Sjekk at begge er riktige.';
/** The person is a minor (B8.10), the number is invalid (B8.11), or the surname does not match. */
const refusals: Readonly<Record<string, string>> = {
  CAN_NOT_CREATE_RELASJON_MINOR:
    'Personen er yngre enn 18 år og kan derfor ikke legges til hos en organisasjon.',
  FOEDSELSNUMMER_VALIDERER_IKKE: invalid,
  FEL3710015: surnameMismatch,
};
// Adding failed (B8.12).
const surnameMissing = 'Du må fylle inn etternavn før du kan gå videre.';
const roleMissing = 'Du må velge en rolle';
const numberMissing = 'Du må fylle inn fødselsnummeret.';
const failureFor = (surname: string) =>
  `${surname} har ikke fått tilgang til Fjordglimt Snekkeri AS sine forsikringer.`;
const unknown = 'Vi fikk ikke svar';
/** Only beside the login (A8.8). */
const notStored = 'Fødselsnummeret lagrer vi ikke, så det må du skrive inn på nytt.';

async function seesForm(driver: Driver, { fodselsnummer, etternavn, rolle }: AccessTyped) {
  await driver.expectHeading('Gi tilgang');
  await driver.expectValue(labels.fodselsnummer, fodselsnummer);
  await driver.expectValue(labels.etternavn, etternavn);
  await driver.expectChosen('Rolle', roles[rolle] ?? null);
}

export const addAccessScript = defineScript(addAccessFlow, {
  does: {
    'field.changed': (driver, { field, value }) =>
      field === 'rolle' ? driver.choose('Rolle', roles[value] ?? value) : driver.type(labels[field], value),
    submitted: (driver) => driver.press('Gi tilgang'),
    cancelled: (driver) => driver.press('Avbryt'),
  },
  sees: {
    async 'filling.typing'(driver, context) {
      await seesForm(driver, context.form);
      await driver.seesNot(
        ...Object.values(refusals),
        surnameMissing,
        roleMissing,
        'Noe gikk galt',
        unknown,
        'Vent Litt',
      );
    },
    async 'filling.rejected'(driver, context) {
      await seesForm(driver, context.form);
      const { fodselsnummer, etternavn, rolle } = context.form;
      await driver.sees(
        ...(fodselsnummer === '' ? [numberMissing] : []),
        ...(fodselsnummer === '99999999999' ? [invalid] : []),
        ...(etternavn === '' ? [surnameMissing] : []),
        ...(rolle === '' ? [roleMissing] : []),
      );
      if (fodselsnummer !== '99999999999' && fodselsnummer !== '' && etternavn !== '' && rolle !== '')
        throw new Error('the form is valid');
    },
    async 'filling.refused'(driver, { form, submittedForm, error }) {
      await seesForm(driver, form);
      await driver.sees(refusals[error?.code ?? ''] ?? 'a refusal of a field');
      // The field has the only message.
      await driver.seesNot(surnameMissing, roleMissing, 'Noe gikk galt', failureFor(submittedForm.etternavn));
    },
    async 'filling.failed'(driver, context) {
      await seesForm(driver, context.form);
      await driver.seesNot(surnameMismatch, notStored);
      const failure = failureFor(context.submittedForm.etternavn);
      await driver.sees('Noe gikk galt', failure, ...shownCodes(context.error));
      await driver.hears(`Noe gikk galt ${failure}`);
    },
    async 'filling.unknown'(driver, context) {
      await seesForm(driver, context.form);
      const text = 'Personen kan ha fått tilgang likevel. Se i listen før du prøver igjen.';
      await driver.sees(unknown, text);
      await driver.hears(`${unknown} ${text}`);
    },
    async sending(driver, context) {
      await seesForm(driver, context.form);
      await driver.hears('Vent Litt');
      await driver.sees('Vent Litt');
    },
  },
});
