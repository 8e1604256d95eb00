import { array, boolean, type Infer, integer, number, string, type } from 'superstruct';
import { formatDate } from '#domain/dates/format-date.ts';
import { electricalCheckCountsOn } from '#domain/policies/electrical-check.ts';
import {
  buildingCoverLabel,
  buildingSafetyLabel,
  buildingFieldLabel as label,
} from '#domain/policies/labels/building.ts';
import { maybe } from '#domain/shared/wire.ts';
import {
  type Block,
  type DescribeOptions,
  facts,
  joinKnown,
  joinSentences,
  kroner,
  labelsOfTrue,
  list,
} from './block.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { insuredObject } from './pieces.ts';

const Address = type({
  gatenavn: string(),
  gatenummer: maybe(string()),
  oppgang: maybe(string()),
  postnummer: string(),
  poststed: string(),
});

/** A building (B3.14 to B3.18); `buildingSafetyLabel` has the codes of the safety measures. */
export const Building = type({
  ...insuredObject,
  adresse: maybe(Address),
  opprinneligByggear: maybe(integer()),
  typekjeller: maybe(string()),
  forsikringssum: maybe(number()),
  egenandel: maybe(number()),
  harBygningsdekning: boolean(),
  harBygningpluss: boolean(),
  harInnbodekning: boolean(),
  harInnbopluss: boolean(),
  harPanthaver: boolean(),
  harRaateSkadedyrdekning: boolean(),
  utvidetForsikringssumPabudKostnad: maybe(number()),
  fritekst1: maybe(string()),
  fritekst2: maybe(string()),
  fritekst3: maybe(string()),
  harBrannalarm: maybe(boolean()),
  harInnbruddsalarm: maybe(boolean()),
  harLekkasjealarm: maybe(boolean()),
  harLekkasjestopp: maybe(boolean()),
  harRorIRor: maybe(boolean()),
  harSensor: maybe(boolean()),
  harElkontroll: maybe(boolean()),
  harNyttElanlegg: maybe(boolean()),
  harNyeRor: maybe(boolean()),
  sisteElkontrollDato: maybe(string()),
});

type Building = Infer<typeof Building>;

export const BuildingDetail = type({ forsikring: DetailedPolicy, bygninger: array(Building) });

export type BuildingDetail = Infer<typeof BuildingDetail>;

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
  'harPanthaver',
];

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
    heading: one.objektstype.text,
    about: addressIn(one),
    blocks: [
      ...list('Dekninger', labelsOfTrue(one, buildingCoverLabel, covers)),
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
