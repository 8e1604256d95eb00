import { object } from 'superstruct';
import { email } from './email.ts';
import { required, requiredText } from './field.ts';
import { mobilePhone } from './mobile-phone.ts';

/** To change or to order a policy (B5.14 to B5.17). */
export const changeRequestForm = object({
  telefonnummer: required(
    'Vennligst fyll inn mobilnummeret ditt her',
    mobilePhone('Du må oppgi et gyldig mobiltelefonnummer'),
  ),
  epost: required('Vennligst fyll inn e-postadressen din her', email('E-postadressen er ugyldig')),
  melding: requiredText('Vennligst fyll inn din melding her'),
});
