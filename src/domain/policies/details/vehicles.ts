import { boolean, type Infer, integer, number, string, type } from 'superstruct';
import { formatNumber } from '#domain/display/amounts.ts';
import {
  vehicleFieldLabel as label,
  vehicleCoverLabel,
  vehicleUseLabel,
} from '#domain/policies/labels/vehicle.ts';
import { lenient, part, text } from '#domain/shared/wire.ts';
import {
  type Block,
  type CoverRow,
  coverOf,
  coverTable,
  facts,
  included,
  inPercent,
  joinKnown,
  kroner,
  labelsOfFalse,
  labelsOfTrue,
  list,
  missingCover,
  type Part,
  seeCertificate,
  yesOrNo,
} from './block.ts';
import { kind } from './detail-kind.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { CodedText } from './pieces.ts';

/** The text about a rental car (B9.8); `cover` is the code of the basic cover. The second text is assumed. */
export const rentalCarText = (cover: string): string =>
  cover === 'NARINGSBIL_PLUSS' ? 'Hele reparasjonstiden' : 'Inntil femten dager';

/** Whether the vehicle is insured as stored (B9.28). */
const isStored = (cover: string): boolean => cover.startsWith('LAGRING');

/** Liability covers nothing of the vehicle itself, so that no deductible for it counts. */
const isLiability = (cover: string): boolean => cover === 'ANSVAR';

/** The mileage in kilometres a year; 0 for a stored vehicle, which has no agreed mileage (B9.9). Null if it is unknown. */
export const shownMileage = (cover: string, kjorelengde: number | null | undefined): number | null =>
  isStored(cover) ? 0 : (kjorelengde ?? null);

/** The fields and sums of a vehicle (B3.19 to B3.23). */
export const Vehicle = type({
  merke: lenient(string()),
  modell: lenient(string()),
  registreringsnummer: lenient(string()),
  registreringsAr: lenient(integer()),
  kjorelengde: lenient(number()),
  bruksomrade: lenient(CodedText),
  avgiftsklasse: lenient(string()),
  dekning: part(
    type({
      basisdekning: text(),
      leiebil: lenient(boolean()),
      panthaverEllerLeaset: lenient(boolean()),
      forerPassasjerUlykke: lenient(boolean()),
      godsansvar: lenient(boolean()),
      avbrudd: lenient(number()),
      yrkesverktoy: lenient(number()),
      ekstrautstyr: lenient(number()),
    }),
  ),
  egenandelKasko: lenient(number()),
  bonus: lenient(number()),
  ryggekamera: lenient(boolean()),
  fgGodkjentSporingssystem: lenient(boolean()),
});

type Vehicle = Infer<typeof Vehicle>;

/** The additional fields of a heavy vehicle (B3.24). */
const HeavyVehicle = type({
  egenandelKasko: lenient(number()),
  bonus: lenient(number()),
  distrikt: lenient(string()),
  pakke: lenient(string()),
  snobroyting: lenient(boolean()),
  sandstroapparat: lenient(boolean()),
  onspotKjetting: lenient(boolean()),
  ryggekamera: lenient(boolean()),
  elgfanger: lenient(boolean()),
  fgGodkjentSporingssystem: lenient(boolean()),
  erEierForer: lenient(boolean()),
});

const VehicleDetail = type({ forsikring: DetailedPolicy, kjoretoy: part(Vehicle) });

type VehicleDetail = Infer<typeof VehicleDetail>;

const HeavyVehicleDetail = type({
  forsikring: DetailedPolicy,
  kjoretoy: part(Vehicle),
  tungtKjoretoy: part(HeavyVehicle),
});

type HeavyVehicleDetail = Infer<typeof HeavyVehicleDetail>;

function inKilometres({ dekning, kjorelengde }: Vehicle): string | null {
  const mileage = shownMileage(dekning.basisdekning, kjorelengde);
  return mileage === null ? null : `${formatNumber(mileage)} km/år`;
}

/** A use without a label is shown with the server's text. */
const useOf = ({ bruksomrade }: Vehicle) =>
  bruksomrade ? (vehicleUseLabel(bruksomrade.id) ?? bruksomrade.text) : null;

/** The basic cover, which the deductible is for. Liability alone has none. */
function basicCover({ dekning: { basisdekning }, egenandelKasko }: Vehicle): readonly CoverRow[] {
  if (basisdekning === '') return [];
  const name = vehicleCoverLabel(basisdekning);
  const deductible = isLiability(basisdekning) ? null : kroner(egenandelKasko);
  return [
    name === null
      ? { name: label('basisdekning'), sum: seeCertificate, deductible }
      : { name, sum: included, deductible },
  ];
}

/** The other covers of a vehicle: those that it has, and those that the insurer says it does not have. */
function otherCovers({ dekning }: Vehicle): readonly CoverRow[] {
  const sums = { leiebil: rentalCarText(dekning.basisdekning) };
  const flags = ['leiebil', 'forerPassasjerUlykke', 'godsansvar'] as const;
  const amounts = ['avbrudd', 'yrkesverktoy', 'ekstrautstyr'] as const;
  const row = (field: string, sum: string): CoverRow => ({ name: label(field), sum, deductible: null });
  return [
    ...flags.flatMap((flag) =>
      dekning[flag] === true ? [row(flag, flag === 'leiebil' ? sums.leiebil : included)] : [],
    ),
    ...amounts.flatMap((amount) => {
      const sum = dekning[amount];
      return sum == null ? [] : [coverOf(label(amount), sum, null)];
    }),
    ...labelsOfFalse(dekning, label, flags).map(missingCover),
  ];
}

const covers = (one: Vehicle): readonly Part[] =>
  coverTable([...basicCover(one), ...otherCovers(one)], 'vehicle');

const nameOf = ({ merke, modell }: Vehicle) => joinKnown(' ', merke, modell);

const identity = (one: Vehicle) => ({
  'Merke og modell': nameOf(one),
  [label('registreringsnummer')]: one.registreringsnummer,
});

const vehicle = (one: Vehicle, named: ReturnType<typeof identity> | null): readonly Part[] =>
  facts('Om kjøretøyet', {
    ...named,
    // The table of covers has it, unless the insurer does not say what the basic cover is.
    ...(one.dekning.basisdekning === '' && { [label('egenandelKasko')]: kroner(one.egenandelKasko) }),
    [label('bonus')]: inPercent(one.bonus),
    [label('registreringsAr')]: one.registreringsAr,
    [label('kjorelengde')]: inKilometres(one),
    [label('bruksomrade')]: useOf(one),
    [label('avgiftsklasse')]: one.avgiftsklasse,
    [label('panthaverEllerLeaset')]: one.dekning.panthaverEllerLeaset === true ? 'Ja' : null,
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
    group: 'Kjøretøy',
    heading: nameOf(one) ?? 'Kjøretøy',
    about: one.registreringsnummer ?? null,
    blocks: parts(one, null),
  }));

/** A heavy vehicle has a deductible and a bonus of its own. */
const heavy = (one: Vehicle, { egenandelKasko, bonus }: HeavyVehicleDetail['tungtKjoretoy']): Vehicle => ({
  ...one,
  egenandelKasko,
  bonus,
});

/** A heavy vehicle, with its own deductible, bonus and equipment (B2.42, B3.24). */
export const describeHeavyVehicle = ({
  kjoretoy,
  tungtKjoretoy,
}: Pick<HeavyVehicleDetail, 'kjoretoy' | 'tungtKjoretoy'>): readonly Part[] => [
  ...covers(heavy(kjoretoy, tungtKjoretoy)),
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
    [label('erEierForer')]: yesOrNo(tungtKjoretoy.erEierForer),
  }),
  ...vehicle(heavy(kjoretoy, tungtKjoretoy), identity(kjoretoy)),
];

export const vehicleDetails = {
  heavyVehicle: kind(HeavyVehicleDetail, describeHeavyVehicle),
  vehicle: kind(VehicleDetail, describeVehicle),
};
