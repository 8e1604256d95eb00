import { array, boolean, type Infer, integer, number, string, type } from 'superstruct';
import { maybe } from '#domain/shared/wire.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { insuredObject } from './pieces.ts';

/** A group of an occupational-injury insurance (B3.25, B2.63). */
const OccupationGroup = type({
  objektId: string(),
  yrkesgruppe: string(),
  antallAnsatte: integer(),
  antallArsverk: number(),
  selvstendigNaringsdrivende: boolean(),
  fritekst: maybe(string()),
  utvidetMenAnnenUlykke: boolean(),
  utvidetMenYrkesskade: boolean(),
  annenUlykkeFritid: boolean(),
});

export const OccupationalInjuryDetail = type({
  forsikring: DetailedPolicy,
  yrkesgrupper: array(OccupationGroup),
});

export type OccupationalInjuryDetail = Infer<typeof OccupationalInjuryDetail>;

/** An activity in a business insurance (B2.64). */
const BusinessActivity = type({
  ...insuredObject,
  dekning: string(),
  omsetning: maybe(number()),
  andelOmsetning: maybe(number()),
  sumEiendeler: maybe(number()),
  egenandel: maybe(number()),
  karenstid: maybe(integer()),
  harFullEiendelsdekning: boolean(),
  harPanthaver: boolean(),
  harAvbruddstap: boolean(),
  harAnsvar: boolean(),
});

export const BusinessDetail = type({ forsikring: DetailedPolicy, virksomheter: array(BusinessActivity) });

export type BusinessDetail = Infer<typeof BusinessDetail>;

/** A craft in the craftsman view and its cards (B2.43, B2.65). */
export const Craft = type({
  ...insuredObject,
  antallArsverk: maybe(number()),
  omsetning: maybe(number()),
  sumVerktoy: maybe(number()),
  sumVarer: maybe(number()),
  egenandel: maybe(number()),
  harAnsvar: boolean(),
  harProduktansvar: boolean(),
  harAvbruddstap: boolean(),
});

export const CraftsmanDetail = type({ forsikring: DetailedPolicy, handverk: array(Craft) });

export type CraftsmanDetail = Infer<typeof CraftsmanDetail>;
