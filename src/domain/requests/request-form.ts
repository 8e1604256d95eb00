import { object } from 'superstruct';
import { required, requiredText } from '#domain/fields/field.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { contactEmail, contactPhone } from '#domain/shared/contact-form.ts';
import type { KnownContact } from '#domain/shared/contact-info.ts';

/** The form of a change and of an order (B5.14 to B5.17). */
export const requestForm = object({
  melding: requiredText('Vennligst fyll inn din melding her'),
  telefonnummer: required('Vennligst fyll inn mobilnummeret ditt her', contactPhone),
  epost: required('Vennligst fyll inn e-postadressen din her', contactEmail),
});

/** The fields of the form, with the names of B3.57. */
export type RequestField = 'melding' | 'telefonnummer' | 'epost';

/** The values of the form, and the payload of an order. */
export type RequestForm = Readonly<Record<RequestField, string>>;

export const emptyRequest: RequestForm = { melding: '', telefonnummer: '', epost: '' };

/** The payload of a form that `checkForm` accepts. */
export function requestOf(form: RequestForm): RequestForm {
  const checked = checkForm(requestForm, form);
  return checked.ok ? checked.sent : form;
}

/** An empty form with the contact details that the insurer knows (C4.39). Its check says if one of them is invalid. */
export const filledIn = ({ mobilnummer, epost }: KnownContact): RequestForm => ({
  ...emptyRequest,
  telefonnummer: mobilnummer ?? '',
  epost: epost ?? '',
});

/**
 * The part of the form that is stored in the tab at each change (0021); null if nothing is typed.
 * @param contact fills in the form before the visitor does; null if the form is a restored draft, which stays one
 */
export function requestDraft(form: RequestForm, contact: KnownContact | null): RequestForm | null {
  if (contact === null) return form;
  const untouched = filledIn(contact);
  const isChanged = Object.entries(form).some(([field, value]) => value !== untouched[field as RequestField]);
  return isChanged ? form : null;
}
