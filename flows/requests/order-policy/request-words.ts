import { type ApiError, reference } from '#domain/errors/api-error.ts';
import type { RequestField, RequestForm } from '#domain/requests/request-form.ts';
import type { Driver } from '#flows/engine/walk/script.ts';

/* What a change and an order have in common on screen. */

export const requestLabels: Record<RequestField, string> = {
  melding: 'Melding',
  telefonnummer: 'Mobilnummer',
  epost: 'E-post',
};

export const requestSentences = [
  'Vennligst fyll inn din melding her',
  'Vennligst fyll inn mobilnummeret ditt her',
  'Vennligst fyll inn e-postadressen din her',
];

export const requestFailed = 'Det oppsto en feil da skjemaet skulle sendes. Oppfrisk siden og prøv igjen';

export const requestUnknown =
  'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.';

export const codeOf = (error: ApiError | null): readonly string[] => (error ? [reference(error)] : []);

export async function requestFields(driver: Driver, form: RequestForm): Promise<void> {
  for (const name of Object.keys(requestLabels) as RequestField[])
    await driver.field(requestLabels[name], form[name]);
}
