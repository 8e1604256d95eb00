import { yesNo } from '#domain/display/yes-no.ts';
import {
  vehicleFieldLabel as label,
  vehicleCoverLabel,
  vehicleUseLabel,
} from '#domain/policies/labels/vehicle.ts';
import { rentalCarText, shownMileage } from '#domain/policies/vehicle-cover.ts';
import { type Block, facts, kroner, list, trueOf } from './block.ts';
import type { HeavyVehicleDetail, VehicleDetail } from './vehicle.ts';

type Vehicle = VehicleDetail['kjoretoy'];

const inKilometres = (cover: string, mileage: number) =>
  `${shownMileage(cover, mileage)} km/år`.replace(/\B(?=(\d{3})+ km)/g, ' ');

const percent = (bonus: number | null | undefined) => (bonus == null ? null : `${bonus} %`);

const extras = ({ dekning }: Vehicle) => [
  ...(dekning.leiebil ? [`${label('leiebil')}: ${rentalCarText(dekning.basisdekning)}`] : []),
  ...trueOf(dekning, label, ['panthaverEllerLeaset', 'forerPassasjerUlykke', 'godsansvar']),
];

const vehicle = (one: Vehicle): readonly Block[] => [
  ...facts(`${one.merke} ${one.modell}`, {
    [label('registreringsnummer')]: one.registreringsnummer,
    [label('registreringsAr')]: one.registreringsAr,
    [label('kjorelengde')]:
      one.kjorelengde == null ? null : inKilometres(one.dekning.basisdekning, one.kjorelengde),
    [label('bruksomrade')]:
      one.bruksomrade && vehicleUseLabel(one.bruksomrade.id) === one.bruksomrade.id
        ? one.bruksomrade.text
        : one.bruksomrade && vehicleUseLabel(one.bruksomrade.id),
    [label('avgiftsklasse')]: one.avgiftsklasse,
  }),
  ...facts('Dekninger', {
    [label('basisdekning')]: vehicleCoverLabel(one.dekning.basisdekning),
    [label('egenandelKasko')]: kroner(one.egenandelKasko),
    [label('bonus')]: percent(one.bonus),
    [label('avbrudd')]: kroner(one.dekning.avbrudd),
    [label('yrkesverktoy')]: kroner(one.dekning.yrkesverktoy),
    [label('ekstrautstyr')]: kroner(one.dekning.ekstrautstyr),
  }),
  ...list('Tilleggsdekninger', extras(one)),
];

const safety = ['ryggekamera', 'fgGodkjentSporingssystem'];

/** B2.30, B2.61: a car, or any other vehicle. */
export const describeVehicle = ({ kjoretoy }: Pick<VehicleDetail, 'kjoretoy'>): readonly Block[] => [
  ...vehicle(kjoretoy),
  ...list('Sikkerhet', trueOf(kjoretoy, label, safety)),
];

/** A heavy vehicle has its own deductible, bonus and equipment (B2.42, B3.24). */
export const describeHeavyVehicle = ({
  kjoretoy,
  tungtKjoretoy,
}: Pick<HeavyVehicleDetail, 'kjoretoy' | 'tungtKjoretoy'>): readonly Block[] => [
  ...vehicle({ ...kjoretoy, egenandelKasko: tungtKjoretoy.egenandelKasko, bonus: tungtKjoretoy.bonus }),
  ...facts('Bruk', {
    [label('distrikt')]: tungtKjoretoy.distrikt,
    [label('pakke')]: tungtKjoretoy.pakke,
    [label('erEierForer')]: yesNo(tungtKjoretoy.erEierForer),
  }),
  ...list(
    'Utstyr og sikkerhet',
    trueOf(tungtKjoretoy, label, [
      'snobroyting',
      'sandstroapparat',
      'onspotKjetting',
      'elgfanger',
      ...safety,
    ]),
  ),
];
