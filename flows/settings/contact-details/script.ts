import type { ApiError } from '#domain/errors/api-error.ts';
import type { ContactDetails, ContactField } from '#domain/settings/contact-details.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { failureWords } from '#flows/engine/walk/sees-failure.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { contactDetailsFlow } from './flow.ts';

const labels: Record<ContactField, string> = { mobilnummer: 'Mobilnummer', epost: 'E-post' };
const fieldErrors = ['Du må oppgi et gyldig mobiltelefonnummer', 'E-postadressen er ugyldig'] as const;
/** The valid values of the cases. */
const valid = ['41234567', '+47 400 00 001', 'kari.skogly@epost.example', 'ny@post.example'];
/** Phone numbers as they are shown (A5.7); a foreign one is shown as it is. */
const phones: Readonly<Record<string, string>> = {
  '41234567': '+47 412 34 567',
  '+4740000001': '+47 400 00 001',
};
/** Saving failed (B8.37). */
const failed = 'Det oppstod en feil, og kontaktinformasjonen ble ikke lagret. Prøv igjen senere!';
const unknown = 'Vi vet ikke om kontaktinformasjonen ble lagret. Sjekk nettforbindelsen og prøv igjen.';
const saving = 'Lagrer kontaktinformasjonen …';
const saved = 'Kontaktinformasjonen er lagret.';

async function seesLoading(driver: Driver) {
  await driver.expectHeading('Profil og innstillinger');
  await driver.sees('Kontaktinformasjon', 'Vent Litt');
  await driver.seesNot('Mobilnummer', 'Prøv igjen', saved);
  await driver.hears('Vent Litt');
}

async function seesUnavailable(driver: Driver, { error }: { error: ApiError | null }) {
  const { title, text } = failureWords(error);
  await driver.sees(
    'Kontaktinformasjon',
    title,
    text,
    'Prøv igjen',
    'Tilbake til oversikten',
    ...shownCodes(error),
  );
  await driver.hears(`${title} ${text}`);
}

async function seesForm(driver: Driver, { form }: { form: Record<ContactField, string> }) {
  await driver.expectHeading('Profil og innstillinger');
  await driver.expectValue(labels.mobilnummer, form.mobilnummer);
  await driver.expectValue(labels.epost, form.epost);
  await driver.sees('Avbryt');
}

const textsOf = (details: ContactDetails | null) => [
  details?.mobilnummer ? (phones[details.mobilnummer] ?? details.mobilnummer) : 'Ikke oppgitt',
  details?.epost ?? 'Ikke oppgitt',
];

async function seesSaved(driver: Driver, { details }: { details: ContactDetails | null }) {
  await driver.sees(saved, 'Tilbake', ...textsOf(details));
  await driver.hears(saved);
}

export const contactDetailsScript = defineScript(contactDetailsFlow, {
  does: {
    'edit.requested': (driver) => driver.press('Endre'),
    'field.changed': (driver, { field, value }) => driver.type(labels[field], value),
    submitted: (driver) => driver.press('Lagre'),
    cancelled: (driver) => driver.press('Avbryt'),
    finished: (driver) => driver.press('Tilbake'),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    loading: seesLoading,
    unavailable: seesUnavailable,
    async viewing(driver, { details, visitor }) {
      await driver.sees('Kontaktinformasjon', 'Mobilnummer', 'E-post', ...textsOf(details));
      // A private customer, or a broker for a business (B6.11).
      const isCustomer =
        details?.personkundenummerAndTransaksjonsId || details?.skadekundenummerAndTransaksjonsId;
      const mayEdit = isCustomer && (visitor?.isBroker || !visitor?.isBusiness);
      await (mayEdit ? driver.sees('Endre') : driver.seesNot('Endre'));
      await driver.seesNot('Lagre', saved);
    },
    async 'filling.typing'(driver, context) {
      await seesForm(driver, context);
      await driver.seesNot(...fieldErrors, failed, unknown, saving);
    },
    async 'filling.rejected'(driver, context) {
      await seesForm(driver, context);
      const { mobilnummer, epost } = context.form;
      const [phoneError, emailError] = fieldErrors;
      const isPhoneValid = valid.includes(mobilnummer);
      const isEmailValid = valid.includes(epost);
      // A valid form is never rejected.
      if (isPhoneValid && isEmailValid) return driver.sees(...fieldErrors);
      await (isPhoneValid ? driver.seesNot(phoneError) : driver.sees(phoneError));
      await (isEmailValid ? driver.seesNot(emailError) : driver.sees(emailError));
    },
    async 'filling.failed'(driver, context) {
      await seesForm(driver, context);
      await driver.seesNot(...fieldErrors);
      await driver.sees(failed, ...shownCodes(context.error));
      await driver.hears(`Noe gikk galt ${failed}`);
    },
    async 'filling.unknown'(driver, context) {
      await seesForm(driver, context);
      await driver.seesNot(...fieldErrors);
      await driver.sees(unknown, ...shownCodes(context.error));
      await driver.hears(`Vi fikk ikke svar ${unknown}`);
    },
    async sending(driver, context) {
      // While saving, the button shows a spinner instead of its label, so the label is not checked.
      await seesForm(driver, context);
      await driver.hears(saving);
    },
    'saved.refreshing': seesSaved,
    'saved.refreshed': seesSaved,
    'saved.notRefreshed': seesSaved,
  },
});
