import { array, boolean, type Infer, integer, number, string, type } from 'superstruct';
import { formatCount, formatKroner, formatNumber } from '#domain/display/amounts.ts';
import { yesNo } from '#domain/display/yes-no.ts';
import { occupationGroupLabel as label } from '#domain/policies/labels/occupational-injury.ts';
import { maybe } from '#domain/shared/wire.ts';
import { type Block, facts, inDays, kroner, labelsOfTrue, list } from './block.ts';
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

/** The losses of income that the insurance does not cover; null if it covers both (B2.62). The texts are assumed. */
function uncoveredText({
  harArbeidsledighet,
  harPermittering,
}: Pick<Infer<typeof Income>, 'harArbeidsledighet' | 'harPermittering'>): string | null {
  if (harArbeidsledighet) {
    return harPermittering ? null : 'Forsikringen gjelder ikke ved permittering.';
  }
  return harPermittering
    ? 'Forsikringen gjelder ikke ved oppsigelse.'
    : 'Forsikringen gjelder ikke ved oppsigelse eller permittering.';
}

const texts = (...given: readonly (string | null)[]): readonly Block[] =>
  given.flatMap((text) => (text === null ? [] : [{ kind: 'text', text }]));

/** Income insurance (B2.29, B2.62). */
export const describeIncome = ({ inntekt }: Pick<IncomeDetail, 'inntekt'>): readonly Block[] => [
  ...facts('Dekninger', {
    Inntektsnivå: formatKroner(inntekt.inntektsniva),
    'Månedlig utbetaling': formatKroner(inntekt.manedligUtbetaling),
  }),
  ...texts(uncoveredText(inntekt), inntekt.harKreft ? 'Du får en engangssum hvis du får kreft.' : null),
];

/** Each insured farmer with the sums for accidents (B2.37). */
export const describeFarmerAccident = ({
  personer,
}: Pick<FarmerAccidentDetail, 'personer'>): readonly Block[] =>
  personer.map((person) => ({
    kind: 'object',
    heading: person.navn,
    about: person.yrkesgruppe ?? null,
    blocks: facts('Dekninger', {
      'Ved død': kroner(person.sumDod),
      'Ved uførhet': kroner(person.sumUforhet),
      'Dagpenger per dag': kroner(person.dagpenger),
      Karenstid: inDays(person.karenstid),
      Behandlingsutgifter:
        person.harBehandlingsutgifter == null ? null : yesNo(person.harBehandlingsutgifter),
    }),
  }));

/** Occupation groups with employees, man-years and extra cover (B2.40, B2.63, B3.25). */
export const describeOccupationGroups = ({
  yrkesgrupper,
}: Pick<OccupationalInjuryDetail, 'yrkesgrupper'>): readonly Block[] =>
  yrkesgrupper.map((group) => ({
    kind: 'object',
    heading: group.yrkesgruppe,
    about: null,
    blocks: [
      ...facts('Om gruppen', {
        [label('antallAnsatte')]: formatCount(group.antallAnsatte),
        [label('antallArsverk')]: formatNumber(group.antallArsverk),
        [label('selvstendigNaringsdrivende')]: yesNo(group.selvstendigNaringsdrivende),
        Merknad: group.fritekst,
      }),
      ...list(
        'Tilleggsdekninger',
        labelsOfTrue(group, label, ['utvidetMenAnnenUlykke', 'utvidetMenYrkesskade', 'annenUlykkeFritid']),
      ),
    ],
  }));
