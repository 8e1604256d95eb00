import { object } from 'superstruct';
import { required } from '#domain/fields/field.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import { insuranceNumber } from '#domain/fields/insurance-number.ts';
import { nationalIdLength } from '#domain/fields/national-id-field.ts';

export interface ShareForm {
  readonly fodselsnummer: string;
}

/** To share a travel card (B5.26). */
export const shareTravelCardForm = object({
  fodselsnummer: required(
    'Du må fylle inn et fødselsnummer',
    nationalIdLength('Du må fylle inn riktig lengde på fødselsnummer'),
  ),
});

/** To add a travel card (B5.30). */
export const addTravelCardForm = object({
  forsikringsnummer: insuranceNumber('Du må fylle inn et forsikringsnummer'),
});

/** What is typed. */
export interface AddTravelCardTyped {
  readonly forsikringsnummer: string;
}

/** What is sent (B5.31), or the sentence for what is wrong. */
export const newTravelCard = (typed: AddTravelCardTyped) => checkForm(addTravelCardForm, typed);
