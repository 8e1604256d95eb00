import { boolean, type Infer, integer, number, string, type } from 'superstruct';
import { maybe } from '#domain/shared/wire.ts';
import { DetailedPolicy } from './detailed-policy.ts';
import { CodedText } from './pieces.ts';

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
