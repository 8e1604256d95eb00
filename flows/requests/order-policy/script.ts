import type { ApiError } from '#domain/errors/api-error.ts';
import type { RequestField, RequestForm } from '#domain/requests/request-form.ts';
import { type Driver, defineScript } from '#flows/engine/walk/script.ts';
import { shownCodes } from '#flows/engine/walk/shown-codes.ts';
import { orderPolicyFlow } from './flow.ts';

/* A change and an order share these labels and texts. */

export const requestLabels: Record<RequestField, string> = {
  melding: 'Melding',
  telefonnummer: 'Mobilnummer',
  epost: 'E-post',
};

/** The sentence about each invalid value of the cases (B5.9, B5.14 to B5.17). */
const complaints: Record<RequestField, Readonly<Record<string, string>>> = {
  melding: { '': 'Vennligst fyll inn din melding her' },
  telefonnummer: {
    '': 'Vennligst fyll inn mobilnummeret ditt her',
    '21000000': 'Du må oppgi et gyldig mobiltelefonnummer',
  },
  epost: { '': 'Vennligst fyll inn e-postadressen din her', nei: 'E-postadressen er ugyldig' },
};

const allComplaints = Object.values(complaints).flatMap((ofField) => Object.values(ofField));

/** Sees a sentence about each invalid field, and no other. Expects one for a valid form too, which is never rejected. */
async function seesComplaints(driver: Driver, form: RequestForm): Promise<void> {
  const shown = (Object.keys(complaints) as RequestField[]).flatMap(
    (name) => complaints[name][form[name]] ?? [],
  );
  await driver.sees(...(shown.length > 0 ? shown : allComplaints));
  await driver.seesNot(...allComplaints.filter((sentence) => !shown.includes(sentence)));
}

/** The form could not be sent (B8.7). */
const requestFailureText = 'Det oppsto en feil da skjemaet skulle sendes. Oppfrisk siden og prøv igjen';

const requestUnknownText =
  'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.';

/** The hint of the message, with the warning about personal data (B5.17, C5.7). */
export const requestHint = (hint: string): string => `${hint} Ikke skriv personopplysninger i meldingen.`;

export const requestNotices = [...allComplaints, requestFailureText, requestUnknownText];

/** The filled-in form of the cases, as the receipt shows it. */
const sentFields: Record<RequestField, string> = {
  melding: 'Vi har fått ny varebil.',
  telefonnummer: '+47 912 34 567',
  epost: 'astrid@snekkeri.example',
};

/** What was sent, when, and the button that prints it (C4.36). */
export const seesReceipt = (driver: Driver) =>
  driver.sees(...Object.values(sentFields), 'Sendt', 'Skriv ut', 'Tilbake til oversikten');

export async function seesRequestFields(driver: Driver, form: RequestForm): Promise<void> {
  for (const name of Object.keys(requestLabels) as RequestField[])
    await driver.expectValue(requestLabels[name], form[name]);
}

interface Shown {
  readonly form: RequestForm;
  readonly error: ApiError | null;
}

/** Sees the form, and why it is not sent. The failures of a change have `link` too. */
export const seesRequest = (
  seesForm: (driver: Driver, context: Shown) => Promise<void>,
  ...link: readonly string[]
) => ({
  async 'filling.rejected'(driver: Driver, context: Shown) {
    await seesForm(driver, context);
    await seesComplaints(driver, context.form);
  },
  async 'filling.failed'(driver: Driver, context: Shown) {
    await seesForm(driver, context);
    await driver.sees(requestFailureText, ...link, ...shownCodes(context.error));
    await driver.hears(`Noe gikk galt ${requestFailureText}`);
  },
  async 'filling.unknown'(driver: Driver, context: Shown) {
    await seesForm(driver, context);
    await driver.sees(requestUnknownText, ...link, ...shownCodes(context.error));
    await driver.hears(`Vi fikk ikke svar ${requestUnknownText}`);
  },
  async sending(driver: Driver, context: Shown) {
    await seesForm(driver, context);
    await driver.hears('Vent Litt');
  },
});

const heading = 'Bestill ny forsikring';

async function seesForm(driver: Driver, { form }: { readonly form: RequestForm }) {
  await driver.expectHeading(heading);
  await seesRequestFields(driver, form);
}

export const orderPolicyScript = defineScript(orderPolicyFlow, {
  does: {
    'field.changed': (driver, { field, value }) => driver.type(requestLabels[field], value),
    submitted: (driver) => driver.press('Kontakt meg'),
  },
  sees: {
    // Says whom to contact (B2.89, C5.4).
    async notAllowed(driver, { representative }) {
      const isKnown = representative !== null && representative.relations.length > 0;
      const text = isKnown
        ? 'Du kan ikke bestille forsikring. Kontakt en bruker eller administrator i Fjordglimt Snekkeri AS.'
        : 'Du kan ikke bestille forsikring. Kontakt en bruker eller administrator i bedriften.';
      await driver.expectHeading(heading);
      await driver.sees(text, 'Tilbake til oversikten');
      await driver.seesNot('Melding', 'Kontakt meg');
      await driver.hears(text);
    },
    async 'filling.typing'(driver, context) {
      await seesForm(driver, context);
      await driver.sees('Kontakt meg', requestHint('Skriv gjerne hva dere vil forsikre, og fra når.'));
      await driver.seesNot(...requestNotices, 'Vent Litt');
    },
    ...seesRequest(seesForm),
    async sent(driver) {
      await driver.expectHeading('Bestillingen er sendt til behandling');
      await driver.sees('Vi tar kontakt med deg så snart vi kan.');
      await seesReceipt(driver);
      await driver.hears('Vi tar kontakt med deg så snart vi kan.');
    },
  },
});
