import { formatDate } from '#domain/dates/format-date.ts';
import { electricalCheckCountsOn } from '#domain/policies/electrical-check.ts';
import {
  buildingCoverLabel,
  buildingSafetyLabel,
  buildingFieldLabel as label,
} from '#domain/policies/labels/building.ts';
import { farmSafetyLabel } from '#domain/policies/labels/farm.ts';
import { type Block, type DescribeOptions, facts, joinKnown, kroner, labelsOfTrue, list } from './block.ts';
import type { BuildingDetail } from './building.ts';
import { describeCovers } from './covers.ts';
import { describeHerds } from './describe-animals.ts';
import type { FarmBuildingDetail, FarmStockDetail } from './farm.ts';

type Building = BuildingDetail['bygninger'][number];
type FarmObject = FarmBuildingDetail['bygninger'][number];

interface Checked {
  readonly harElkontroll?: boolean | null | undefined;
  readonly sisteElkontrollDato?: string | null | undefined;
}

/** Returns a function that removes an electrical check more than three years and a day old (B2.59, B9.6). */
function dropOldChecks(today: string) {
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

const checkedOn = (date: string | null | undefined) => (date ? formatDate(date) : null);

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
        Merknad: joinKnown('. ', one.fritekst1, one.fritekst2, one.fritekst3),
      }),
    ],
  });
}

/** Buildings with their covers, sums and discounts (B2.35, B2.36, B2.59, B3.14). */
export const describeBuildings = (
  { bygninger }: Pick<BuildingDetail, 'bygninger'>,
  options: DescribeOptions,
): readonly Block[] => bygninger.map(building(options));

const farmSafety = [
  'harVanntake',
  'harSensor',
  'harBrannalarm',
  'harElkontroll',
  'harOverspenningsvern',
  'harRadgivningstjeneste',
];

function farmObject({ isPlain, today }: DescribeOptions) {
  const withoutOldChecks = dropOldChecks(today);
  return (one: FarmObject): Block => ({
    kind: 'object',
    heading: one.objektstype.text,
    about: null,
    blocks: [
      ...describeCovers(one),
      ...(isPlain ? [] : list('Sikkerhet', labelsOfTrue(withoutOldChecks(one), farmSafetyLabel, farmSafety))),
      ...facts('Om objektet', {
        [label('egenandel')]: kroner(one.egenandel),
        [label('opprinneligByggear')]: one.opprinneligByggear,
        [label('sisteElkontrollDato')]: checkedOn(one.sisteElkontrollDato),
      }),
    ],
  });
}

/** Farm buildings with their covers, sums and safety measures (B2.33, B2.60). */
export const describeFarmBuildings = (
  { bygninger }: Pick<FarmBuildingDetail, 'bygninger'>,
  options: DescribeOptions,
): readonly Block[] => bygninger.map(farmObject(options));

/** Chattels, crop and fodder, and the animals on the farm (B2.38, B2.39, C4.6). */
export const describeFarmStock = (
  detail: Pick<FarmStockDetail, 'objekter' | 'besetninger'>,
  options: DescribeOptions,
): readonly Block[] => [...detail.objekter.map(farmObject(options)), ...describeHerds(detail)];
