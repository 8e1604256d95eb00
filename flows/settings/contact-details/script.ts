import { formatPhone } from '#domain/display/phone.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { type ContactDetails, type ContactField, mayEditDetails } from '#domain/settings/contact-details.ts';
import { contactForm } from '#domain/shared/contact-form.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { contactDetailsFlow } from './flow.ts';

const labels: Record<ContactField, string> = { mobilnummer: 'Mobilnummer', epost: 'E-post' };
const sentences = ['Du må oppgi et gyldig mobiltelefonnummer', 'E-postadressen er ugyldig'];
const failed = 'Det oppstod en feil, og kontaktinformasjonen ble ikke lagret. Prøv igjen senere!';
const unknown = 'Vi vet ikke om kontaktinformasjonen ble lagret. Sjekk nettforbindelsen og prøv igjen.';
const saving = 'Lagrer kontaktinformasjonen …';
const saved = 'Kontaktinformasjonen er lagret.';

async function loading(driver: Driver) {
  await driver.expectHeading('Profil og innstillinger');
  await driver.sees('Kontaktinformasjon', 'Vent Litt');
  await driver.seesNot('Mobilnummer', 'Prøv igjen', saved);
}

async function unavailable(driver: Driver, { error }: { error: ApiError | null }) {
  const { title, text } = generalNotice(error);
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

async function form(driver: Driver, { form }: { form: Record<ContactField, string> }) {
  await driver.expectHeading('Profil og innstillinger');
  await driver.expectValue(labels.mobilnummer, form.mobilnummer);
  await driver.expectValue(labels.epost, form.epost);
  await driver.sees('Avbryt');
}

const shown = (details: ContactDetails | null) => [
  details?.mobilnummer ? formatPhone(details.mobilnummer) : 'Ikke oppgitt',
  details?.epost ?? 'Ikke oppgitt',
];

async function isSaved(driver: Driver, { details }: { details: ContactDetails | null }) {
  await driver.sees(saved, 'Tilbake', ...shown(details));
  await driver.hears(saved);
}

export const contactDetailsScript = defineScript(contactDetailsFlow, {
  does: {
    'edit.requested': (driver) => driver.press('Endre'),
    'field.changed': (driver, { field, value }) => driver.type(labels[field], value),
    submitted: (driver) => driver.press('Lagre'),
    cancelled: (driver) => driver.press('Avbryt'),
    closed: (driver) => driver.press('Tilbake'),
    retried: (driver) => driver.press('Prøv igjen'),
  },
  sees: {
    loading,
    reloading: loading,
    unavailable,
    unidentified: unavailable,
    async viewing(driver, { details, visitor }) {
      await driver.sees('Kontaktinformasjon', 'Mobilnummer', 'E-post', ...shown(details));
      await (mayEditDetails(details, visitor) ? driver.sees('Endre') : driver.seesNot('Endre'));
      await driver.seesNot('Lagre', saved);
    },
    async 'editing.filling'(driver, context) {
      await form(driver, context);
      await driver.seesNot(...sentences, failed, unknown, saving);
    },
    async 'editing.rejected'(driver, context) {
      await form(driver, context);
      const checked = checkForm(contactForm, context.form);
      await driver.sees(...(checked.ok ? sentences : Object.values(checked.errors)));
    },
    async 'editing.failed'(driver, context) {
      await form(driver, context);
      await driver.seesNot(...sentences);
      await driver.sees(failed, ...shownCodes(context.error));
      await driver.hears(`Noe gikk galt ${failed}`);
    },
    async 'editing.unknown'(driver, context) {
      await form(driver, context);
      await driver.seesNot(...sentences);
      await driver.sees(unknown, ...shownCodes(context.error));
      await driver.hears(`Vi fikk ikke svar ${unknown}`);
    },
    async saving(driver, context) {
      // While it saves, the button shows that it is busy instead of its name.
      await form(driver, context);
      await driver.hears(saving);
    },
    'saved.refreshing': isSaved,
    'saved.refreshed': isSaved,
    'saved.sent': isSaved,
  },
});
