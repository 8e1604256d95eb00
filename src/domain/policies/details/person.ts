import { array, boolean, type Infer, integer, number, string, type } from 'superstruct';
import { maybe } from '#domain/shared/wire.ts';
import { DetailedPolicy } from './detailed-policy.ts';

/** Income level, monthly payout and the other covers (B2.62). */
const Income = type({
  inntektsniva: number(),
  manedligUtbetaling: number(),
  harArbeidsledighet: boolean(),
  harPermittering: boolean(),
  harKreft: boolean(),
});

export const IncomeDetail = type({ forsikring: DetailedPolicy, inntekt: Income });

export type IncomeDetail = Infer<typeof IncomeDetail>;

/** A person in a farmer's accident insurance (B2.37). */
const FarmerAccidentPerson = type({
  objektnummer: integer(),
  navn: string(),
  yrkesgruppe: maybe(string()),
  sumDod: maybe(number()),
  sumUforhet: maybe(number()),
  dagpenger: maybe(number()),
  karenstid: maybe(integer()),
  harBehandlingsutgifter: maybe(boolean()),
});

export const FarmerAccidentDetail = type({
  forsikring: DetailedPolicy,
  personer: array(FarmerAccidentPerson),
});

export type FarmerAccidentDetail = Infer<typeof FarmerAccidentDetail>;
