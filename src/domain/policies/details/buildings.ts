import { boolean, type Infer, integer, number, string, type } from 'superstruct';
import { formatDate } from '#domain/dates/format-date.ts';
import { electricalCheckCountsOn } from '#domain/policies/electrical-check.ts';
import {
  buildingCoverLabel,
  buildingSafetyLabel,
  buildingFieldLabel as label,
} from '#domain/policies/labels/building.ts';
import { lenient, listOf } from '#domain/shared/wire.ts';
import {
  type Block,
  coverTable,
  type DescribeOptions,
  facts,
  flagCovers,
  insuredSum,
  joinKnown,
  joinSentences,
  kroner,
  labelsOfTrue,
  list,
} from './block.ts';
import { kind } from './detail-kind.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { insuredObject, objectWord } from './pieces.ts';

const Address = type({
  gatenavn: lenient(string()),
  gatenummer: lenient(string()),
  oppgang: lenient(string()),
  postnummer: lenient(string()),
  poststed: lenient(string()),
});

/** A building (B3.14 to B3.18); `buildingSafetyLabel` has the codes of the safety measures. */
export const Building = type({
  ...insuredObject,
  adresse: lenient(Address),
  opprinneligByggear: lenient(integer()),
  typekjeller: lenient(string()),
  forsikringssum: lenient(number()),
  egenandel: lenient(number()),
  harBygningsdekning: lenient(boolean()),
  harBygningpluss: lenient(boolean()),
  harInnbodekning: lenient(boolean()),
  harInnbopluss: lenient(boolean()),
  harPanthaver: lenient(boolean()),
  harRaateSkadedyrdekning: lenient(boolean()),
  utvidetForsikringssumPabudKostnad: lenient(number()),
  fritekst1: lenient(string()),
  fritekst2: lenient(string()),
  fritekst3: lenient(string()),
  harBrannalarm: lenient(boolean()),
  harInnbruddsalarm: lenient(boolean()),
  harLekkasjealarm: lenient(boolean()),
  harLekkasjestopp: lenient(boolean()),
  harRorIRor: lenient(boolean()),
  harSensor: lenient(boolean()),
  harElkontroll: lenient(boolean()),
  harNyttElanlegg: lenient(boolean()),
  harNyeRor: lenient(boolean()),
  sisteElkontrollDato: lenient(string()),
});

type Building = Infer<typeof Building>;

const BuildingDetail = type({ forsikring: DetailedPolicy, bygninger: listOf(Building) });

type BuildingDetail = Infer<typeof BuildingDetail>;

interface Checked {
  readonly harElkontroll?: boolean | null | undefined;
  readonly sisteElkontrollDato?: string | null | undefined;
}

/** Returns a function that removes an electrical check more than three years and a day old (B2.59, B9.6). */
export function dropOldChecks(today: string) {
  const counts = electricalCheckCountsOn(today);
  return <T extends Checked>(one: T) => ({
    ...one,
    harElkontroll: one.harElkontroll === true && counts(one.sisteElkontrollDato),
  });
}

const covers = [
  'harBygningsdekning',
  'harBygningpluss',
  'harInnbodekning',
  'harInnbopluss',
  'harRaateSkadedyrdekning',
];

/** A cover that its extended cover contains is not missing (assumed). */
const isInPluss = (one: Building, cover: string): boolean =>
  (cover === 'harBygningsdekning' && one.harBygningpluss === true) ||
  (cover === 'harInnbodekning' && one.harInnbopluss === true);

const discounts = [
  'harBrannalarm',
  'harInnbruddsalarm',
  'harLekkasjealarm',
  'harLekkasjestopp',
  'harRorIRor',
  'harSensor',
  'harElkontroll',
  'harNyttElanlegg',
  'harNyeRor',
];

const addressIn = ({ adresse }: Building): string | null =>
  adresse
    ? joinKnown(
        ', ',
        joinKnown(' ', adresse.gatenavn, adresse.gatenummer, adresse.oppgang),
        joinKnown(' ', adresse.postnummer, adresse.poststed),
      )
    : null;

export const checkedOn = (date: string | null | undefined) => (date ? formatDate(date) : null);

function building({ isPlain, today }: DescribeOptions) {
  const withoutOldChecks = dropOldChecks(today);
  return (one: Building): Block => ({
    kind: 'object',
    group: 'Bygninger',
    heading: one.objektstype.text || objectWord,
    sums: [insuredSum(one.forsikringssum)],
    about: addressIn(one),
    blocks: [
      ...coverTable(
        flagCovers(
          one,
          buildingCoverLabel,
          covers,
          covers.filter((cover) => !isInPluss(one, cover)),
        ),
      ),
      ...facts('Sum og egenandel', {
        Forsikringssum: kroner(one.forsikringssum),
        [label('egenandel')]: kroner(one.egenandel),
        'Utvidet sum for pålagte krav': kroner(one.utvidetForsikringssumPabudKostnad),
      }),
      ...(isPlain
        ? []
        : list('Sikkerhetsrabatter', labelsOfTrue(withoutOldChecks(one), buildingSafetyLabel, discounts))),
      ...facts('Om bygningen', {
        [label('opprinneligByggear')]: one.opprinneligByggear,
        [label('typekjeller')]: one.typekjeller,
        [label('sisteElkontrollDato')]: checkedOn(one.sisteElkontrollDato),
        [label('harPanthaver')]: one.harPanthaver === true ? 'Ja' : null,
        Merknad: joinSentences(one.fritekst1, one.fritekst2, one.fritekst3),
      }),
    ],
  });
}

/** Buildings with their covers, sums and discounts (B2.35, B2.36, B2.59, B3.14). */
export const describeBuildings = (
  { bygninger }: Pick<BuildingDetail, 'bygninger'>,
  options: DescribeOptions,
): readonly Block[] => bygninger.map(building(options));

export const buildingDetails = { buildings: kind(BuildingDetail, describeBuildings) };
