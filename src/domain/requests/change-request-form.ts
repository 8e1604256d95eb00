import { object } from 'superstruct';
import { required, requiredText } from '#domain/fields/field.ts';
import { contactEmail, contactPhone } from '#domain/shared/contact-form.ts';

/** To change or to order a policy (B5.14 to B5.17). */
export const changeRequestForm = object({
  telefonnummer: required('Vennligst fyll inn mobilnummeret ditt her', contactPhone),
  epost: required('Vennligst fyll inn e-postadressen din her', contactEmail),
  melding: requiredText('Vennligst fyll inn din melding her'),
});
