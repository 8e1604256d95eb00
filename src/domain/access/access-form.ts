import { object } from 'superstruct';
import { chosen } from '#domain/fields/choice.ts';
import { required, requiredText } from '#domain/fields/field.ts';
import { nationalIdPattern } from '#domain/person/national-id-field.ts';
import { roles } from '#domain/person/role.ts';

/** Gives a person access on behalf of an organisation (B5.18). The server checks the age (B8.10). */
export const accessForm = object({
  fodselsnummer: required(
    'Du må fylle inn fødselsnummeret.',
    nationalIdPattern('Fødselsnummeret er ugyldig.'),
  ),
  etternavn: requiredText('Du må fylle inn etternavn før du kan gå videre.'),
  rolle: chosen(roles, 'Du må velge en rolle'),
});

/** The form's values. */
export interface AccessTyped {
  readonly fodselsnummer: string;
  readonly etternavn: string;
  /** Empty until a role is chosen. */
  readonly rolle: string;
}

export type AccessField = keyof AccessTyped;

export const emptyAccessForm: AccessTyped = { fodselsnummer: '', etternavn: '', rolle: '' };

/**
 * The values that are stored while the visitor logs in again, without the national identity number. Null if the form has
 * no other value.
 */
export const accessDraft = ({ etternavn, rolle }: AccessTyped): AccessTyped | null =>
  etternavn || rolle ? { fodselsnummer: '', etternavn, rolle } : null;
