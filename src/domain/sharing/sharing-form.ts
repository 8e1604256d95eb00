import { object } from 'superstruct';
import { required } from '#domain/fields/field.ts';
import { nationalIdPattern } from '#domain/fields/national-id-field.ts';
import { surname } from '#domain/fields/person-name.ts';

/** To give a person insight into one's damage insurances (B5.23). */
export const sharingForm = object({
  fodselsnummer: required(
    'Du må fylle inn fødselsnummer, 11 siffer.',
    nationalIdPattern('Fødselsnummeret er ikke gyldig.'),
  ),
  etternavn: required('Du må fylle inn et etternavn.', surname('Du skal kun fylle inn etternavnet.')),
});
