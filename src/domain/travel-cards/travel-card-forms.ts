import { type Infer, object } from 'superstruct';
import { required } from '#domain/fields/field.ts';
import { insuranceNumber } from '#domain/fields/insurance-number.ts';
import { nationalIdLength } from '#domain/person/national-id-field.ts';

export interface ShareTravelCardTyped {
  readonly fodselsnummer: string;
}

/** The form for sharing a travel card (B5.26). */
export const shareTravelCardForm = object({
  fodselsnummer: required(
    'Du må fylle inn et fødselsnummer',
    nationalIdLength('Du må fylle inn riktig lengde på fødselsnummer'),
  ),
});

export const emptyShareForm: ShareTravelCardTyped = { fodselsnummer: '' };

/** The payload of a share (B7.22). */
export type SharedWith = Infer<typeof shareTravelCardForm>;

/** The form for adding a travel card (B5.30). */
export const addTravelCardForm = object({
  forsikringsnummer: insuranceNumber('Du må fylle inn et forsikringsnummer'),
});

export interface AddTravelCardTyped {
  readonly forsikringsnummer: string;
}

export const emptyAddTravelCardForm: AddTravelCardTyped = { forsikringsnummer: '' };
