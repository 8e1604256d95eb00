import { object } from 'superstruct';
import { required } from '#domain/fields/field.ts';
import { checkForm, sentOf } from '#domain/fields/form-check.ts';
import { surname } from '#domain/fields/person-name.ts';
import { nationalIdPattern } from '#domain/person/national-id-field.ts';
import type { NewPrivateRelation } from './private-relation.ts';

/**
 * The form for giving a person insight into the damage insurances (B5.23).
 * @param insisted the surname that got its sentence at the last attempt
 */
export const sharingForm = (insisted = '') =>
  object({
    fodselsnummer: required(
      'Du må fylle inn fødselsnummer, 11 siffer.',
      nationalIdPattern('Fødselsnummeret er ikke gyldig.'),
    ),
    etternavn: required(
      'Du må fylle inn et etternavn.',
      surname('Du skal kun fylle inn etternavnet.', insisted),
    ),
  });

/** The form's values before the check. */
export interface SharingTyped {
  readonly fodselsnummer: string;
  readonly etternavn: string;
}

export type SharingField = keyof SharingTyped;

export const emptySharingForm: SharingTyped = { fodselsnummer: '', etternavn: '' };

/** The values that are stored while the visitor logs in again (0021). Null if the form has none of them. */
export const sharingDraft = ({ etternavn }: SharingTyped): SharingTyped | null =>
  etternavn ? { ...emptySharingForm, etternavn } : null;

/** The payload of a valid form. */
export function newRelation(typed: SharingTyped): NewPrivateRelation {
  const { etternavn, fodselsnummer } = sentOf(checkForm(sharingForm(typed.etternavn), typed));
  return { disponentEtternavn: etternavn, disponentFodselsnummer: { value: fodselsnummer } };
}
