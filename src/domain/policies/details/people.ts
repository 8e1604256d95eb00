import { boolean, type Infer, number, string, type } from 'superstruct';
import { occupationGroupLabel as label } from '#domain/policies/labels/occupational-injury.ts';
import { lenient, listOf, part } from '#domain/shared/wire.ts';
import {
  type Block,
  facts,
  inDays,
  kroner,
  labelsOfFalse,
  labelsOfTrue,
  list,
  numberText,
  yesOrNo,
} from './block.ts';
import { kind } from './detail-kind.ts';
import { DetailedPolicy } from './detailed-policy.ts';

/** Income level, monthly payout and the other covers (B2.62). */
const Income = type({
  inntektsniva: lenient(number()),
  manedligUtbetaling: lenient(number()),
  harArbeidsledighet: lenient(boolean()),
  harPermittering: lenient(boolean()),
  harKreft: lenient(boolean()),
});

const IncomeDetail = type({ forsikring: DetailedPolicy, inntekt: part(Income) });

type IncomeDetail = Infer<typeof IncomeDetail>;

/** A person in a farmer's accident insurance (B2.37). */
const FarmerAccidentPerson = type({
  objektnummer: lenient(number()),
  navn: lenient(string()),
  yrkesgruppe: lenient(string()),
  sumDod: lenient(number()),
  sumUforhet: lenient(number()),
  dagpenger: lenient(number()),
  karenstid: lenient(number()),
  harBehandlingsutgifter: lenient(boolean()),
});

const FarmerAccidentDetail = type({
  forsikring: DetailedPolicy,
  personer: listOf(FarmerAccidentPerson),
});

type FarmerAccidentDetail = Infer<typeof FarmerAccidentDetail>;

/** A group of an occupational-injury insurance (B3.25, B2.63). */
const OccupationGroup = type({
  objektId: lenient(string()),
  yrkesgruppe: lenient(string()),
  antallAnsatte: lenient(number()),
  antallArsverk: lenient(number()),
  selvstendigNaringsdrivende: lenient(boolean()),
  fritekst: lenient(string()),
  utvidetMenAnnenUlykke: lenient(boolean()),
  utvidetMenYrkesskade: lenient(boolean()),
  annenUlykkeFritid: lenient(boolean()),
});

const OccupationalInjuryDetail = type({
  forsikring: DetailedPolicy,
  yrkesgrupper: listOf(OccupationGroup),
});

type OccupationalInjuryDetail = Infer<typeof OccupationalInjuryDetail>;

/**
 * The losses of income that the insurance does not cover; null if it covers both, or if a cover is unknown (B2.62). The
 * texts are assumed.
 */
function uncoveredText({
  harArbeidsledighet,
  harPermittering,
}: Pick<Infer<typeof Income>, 'harArbeidsledighet' | 'harPermittering'>): string | null {
  if (harArbeidsledighet == null || harPermittering == null) return null;
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
    Inntektsnivå: kroner(inntekt.inntektsniva),
    'Månedlig utbetaling': kroner(inntekt.manedligUtbetaling),
  }),
  ...texts(uncoveredText(inntekt), inntekt.harKreft ? 'Du får en engangssum hvis du får kreft.' : null),
];

/** Each insured farmer with the sums for accidents (B2.37). The heading without a name is assumed. */
export const describeFarmerAccident = ({
  personer,
}: Pick<FarmerAccidentDetail, 'personer'>): readonly Block[] =>
  personer.map((person) => ({
    kind: 'object',
    group: 'Forsikrede personer',
    heading: person.navn || 'Forsikret person',
    about: person.yrkesgruppe ?? null,
    blocks: facts('Dekninger', {
      'Ved død': kroner(person.sumDod),
      'Ved uførhet': kroner(person.sumUforhet),
      'Dagpenger per dag': kroner(person.dagpenger),
      Karenstid: inDays(person.karenstid),
      Behandlingsutgifter: yesOrNo(person.harBehandlingsutgifter),
    }),
  }));

const groupCovers = ['utvidetMenAnnenUlykke', 'utvidetMenYrkesskade', 'annenUlykkeFritid'];

/** Occupation groups with employees, man-years and extra cover (B2.40, B2.63, B3.25). */
export const describeOccupationGroups = ({
  yrkesgrupper,
}: Pick<OccupationalInjuryDetail, 'yrkesgrupper'>): readonly Block[] =>
  yrkesgrupper.map((group) => ({
    kind: 'object',
    group: 'Yrkesgrupper',
    heading: group.yrkesgruppe || label('yrkesgruppe'),
    sums: [
      { label: label('antallAnsatte'), amount: group.antallAnsatte, unit: 'number' },
      { label: label('antallArsverk'), amount: group.antallArsverk, unit: 'number' },
    ],
    about: null,
    blocks: [
      ...facts('Om gruppen', {
        [label('antallAnsatte')]: numberText(group.antallAnsatte),
        [label('antallArsverk')]: numberText(group.antallArsverk),
        [label('selvstendigNaringsdrivende')]: yesOrNo(group.selvstendigNaringsdrivende),
        Merknad: group.fritekst,
      }),
      ...list(
        'Tilleggsdekninger',
        labelsOfTrue(group, label, groupCovers),
        labelsOfFalse(group, label, groupCovers),
      ),
    ],
  }));

export const peopleDetails = {
  farmerAccident: kind(FarmerAccidentDetail, describeFarmerAccident),
  income: kind(IncomeDetail, describeIncome),
  occupationGroups: kind(OccupationalInjuryDetail, describeOccupationGroups),
};
