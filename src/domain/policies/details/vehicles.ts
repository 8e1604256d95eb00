import { boolean, type Infer, integer, number, string, type } from 'superstruct';
import { formatCount } from '#domain/display/amounts.ts';
import { yesNo } from '#domain/display/yes-no.ts';
import {
  vehicleFieldLabel as label,
  vehicleCoverLabel,
  vehicleUseLabel,
} from '#domain/policies/labels/vehicle.ts';
import { maybe } from '#domain/shared/wire.ts';
import {
  type Block,
  facts,
  inPercent,
  joinKnown,
  kroner,
  labelsOfTrue,
  list,
  type Part,
  seeCertificate,
} from './block.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { CodedText } from './pieces.ts';

/** The text about a rental car (B9.8); `cover` is the code of the basic cover. The second text is assumed. */
export const rentalCarText = (cover: string): string =>
  cover === 'NARINGSBIL_PLUSS' ? 'Hele reparasjonstiden' : 'Inntil femten dager';

/** Whether the vehicle is insured as stored (B9.28). */
const isStored = (cover: string): boolean => cover.startsWith('LAGRING');

/** The mileage in kilometres a year; 0 for a stored vehicle, which has no agreed mileage (B9.9). Null if it is unknown. */
export const shownMileage = (cover: string, kjorelengde: number | null | undefined): number | null =>
  isStored(cover) ? 0 : (kjorelengde ?? null);

/** The fields and sums of a vehicle (B3.19 to B3.23). */
export const Vehicle = type({
  merke: string(),
  modell: string(),
  registreringsnummer: maybe(string()),
  registreringsAr: maybe(integer()),
  kjorelengde: maybe(integer()),
  bruksomrade: maybe(CodedText),
  avgiftsklasse: maybe(string()),
  dekning: type({
    basisdekning: string(),
    leiebil: maybe(boolean()),
    panthaverEllerLeaset: maybe(boolean()),
    forerPassasjerUlykke: maybe(boolean()),
    godsansvar: maybe(boolean()),
    avbrudd: maybe(number()),
    yrkesverktoy: maybe(number()),
    ekstrautstyr: maybe(number()),
  }),
  egenandelKasko: maybe(number()),
  bonus: maybe(integer()),
  ryggekamera: maybe(boolean()),
  fgGodkjentSporingssystem: maybe(boolean()),
});

type Vehicle = Infer<typeof Vehicle>;

/** The additional fields of a heavy vehicle (B3.24). */
const HeavyVehicle = type({
  egenandelKasko: maybe(number()),
  bonus: maybe(integer()),
  distrikt: maybe(string()),
  pakke: maybe(string()),
  snobroyting: boolean(),
  sandstroapparat: boolean(),
  onspotKjetting: boolean(),
  ryggekamera: boolean(),
  elgfanger: boolean(),
  fgGodkjentSporingssystem: boolean(),
  erEierForer: boolean(),
});

export const VehicleDetail = type({ forsikring: DetailedPolicy, kjoretoy: Vehicle });

export type VehicleDetail = Infer<typeof VehicleDetail>;

export const HeavyVehicleDetail = type({
  forsikring: DetailedPolicy,
  kjoretoy: Vehicle,
  tungtKjoretoy: HeavyVehicle,
});

export type HeavyVehicleDetail = Infer<typeof HeavyVehicleDetail>;

function inKilometres({ dekning, kjorelengde }: Vehicle): string | null {
  const mileage = shownMileage(dekning.basisdekning, kjorelengde);
  return mileage === null ? null : `${formatCount(mileage)} km/år`;
}

/** A use without a label is shown with the server's text. */
const useOf = ({ bruksomrade }: Vehicle) =>
  bruksomrade ? (vehicleUseLabel(bruksomrade.id) ?? bruksomrade.text) : null;

const extras = ({ dekning }: Vehicle) => [
  ...(dekning.leiebil ? [`${label('leiebil')}: ${rentalCarText(dekning.basisdekning)}`] : []),
  ...labelsOfTrue(dekning, label, ['panthaverEllerLeaset', 'forerPassasjerUlykke', 'godsansvar']),
];

const covers = (one: Vehicle): readonly Part[] => [
  ...facts('Dekninger', {
    [label('basisdekning')]: vehicleCoverLabel(one.dekning.basisdekning) ?? seeCertificate,
    [label('egenandelKasko')]: kroner(one.egenandelKasko),
    [label('bonus')]: inPercent(one.bonus),
    [label('avbrudd')]: kroner(one.dekning.avbrudd),
    [label('yrkesverktoy')]: kroner(one.dekning.yrkesverktoy),
    [label('ekstrautstyr')]: kroner(one.dekning.ekstrautstyr),
  }),
  ...list('Tilleggsdekninger', extras(one)),
];

const nameOf = ({ merke, modell }: Vehicle) => joinKnown(' ', merke, modell) ?? 'Kjøretøy';

const identity = (one: Vehicle) => ({
  'Merke og modell': nameOf(one),
  [label('registreringsnummer')]: one.registreringsnummer,
});

const vehicle = (one: Vehicle, named: ReturnType<typeof identity> | null): readonly Part[] =>
  facts('Om kjøretøyet', {
    ...named,
    [label('registreringsAr')]: one.registreringsAr,
    [label('kjorelengde')]: inKilometres(one),
    [label('bruksomrade')]: useOf(one),
    [label('avgiftsklasse')]: one.avgiftsklasse,
  });

const safety = ['ryggekamera', 'fgGodkjentSporingssystem'];

const parts = (one: Vehicle, named: ReturnType<typeof identity> | null): readonly Part[] => [
  ...covers(one),
  ...list('Sikkerhet', labelsOfTrue(one, label, safety)),
  ...vehicle(one, named),
];

/** A car, or any other vehicle (B2.30, B2.61). */
export const describeVehicle = ({ kjoretoy }: Pick<VehicleDetail, 'kjoretoy'>): readonly Part[] =>
  parts(kjoretoy, identity(kjoretoy));

/** Several vehicles, each with its name as heading (C4.6). */
export const describeVehicles = (vehicles: readonly Vehicle[]): readonly Block[] =>
  vehicles.map((one) => ({
    kind: 'object',
    heading: nameOf(one),
    about: one.registreringsnummer ?? null,
    blocks: parts(one, null),
  }));

/** A heavy vehicle, with its own deductible, bonus and equipment (B2.42, B3.24). */
export const describeHeavyVehicle = ({
  kjoretoy,
  tungtKjoretoy,
}: Pick<HeavyVehicleDetail, 'kjoretoy' | 'tungtKjoretoy'>): readonly Part[] => [
  ...covers({ ...kjoretoy, egenandelKasko: tungtKjoretoy.egenandelKasko, bonus: tungtKjoretoy.bonus }),
  ...list(
    'Utstyr og sikkerhet',
    labelsOfTrue(tungtKjoretoy, label, [
      'snobroyting',
      'sandstroapparat',
      'onspotKjetting',
      'elgfanger',
      ...safety,
    ]),
  ),
  ...facts('Bruk', {
    [label('pakke')]: tungtKjoretoy.pakke,
    [label('distrikt')]: tungtKjoretoy.distrikt,
    [label('erEierForer')]: yesNo(tungtKjoretoy.erEierForer),
  }),
  ...vehicle(kjoretoy, identity(kjoretoy)),
];
