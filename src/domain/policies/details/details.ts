import type { Infer, Struct } from 'superstruct';
import type { DetailKind } from '#domain/products/product.ts';
import {
  describeHerds,
  describeHorses,
  describePets,
  HerdDetail,
  HorseDetail,
  PetDetail,
} from './animals.ts';
import type { Block, DescribeOptions } from './block.ts';
import { BuildingDetail, describeBuildings } from './buildings.ts';
import { BusinessDetail, CraftsmanDetail, describeBusiness, describeCrafts } from './business.ts';
import {
  describeFarmBuildings,
  describeFarmStock,
  describeMachines,
  FarmBuildingDetail,
  FarmStockDetail,
  MachineDetail,
} from './farm.ts';
import { describeGeneric, GenericDetail } from './generic.ts';
import {
  describeFarmerAccident,
  describeIncome,
  describeOccupationGroups,
  FarmerAccidentDetail,
  IncomeDetail,
  OccupationalInjuryDetail,
} from './people.ts';
import { describeHeavyVehicle, describeVehicle, HeavyVehicleDetail, VehicleDetail } from './vehicles.ts';

/** How the details of one kind are read from the response, and described on the page. */
interface Kind<Detail> {
  readonly struct: Struct<Detail, unknown>;
  readonly describe: (detail: Detail, options: DescribeOptions) => readonly Block[];
}

const kind = <Detail, S>(struct: Struct<Detail, S>, describe: Kind<Detail>['describe']) => ({
  struct,
  describe,
});

const kinds = {
  herds: kind(HerdDetail, describeHerds),
  buildings: kind(BuildingDetail, describeBuildings),
  business: kind(BusinessDetail, describeBusiness),
  crafts: kind(CraftsmanDetail, describeCrafts),
  farmBuildings: kind(FarmBuildingDetail, describeFarmBuildings),
  farmerAccident: kind(FarmerAccidentDetail, describeFarmerAccident),
  farmStock: kind(FarmStockDetail, describeFarmStock),
  generic: kind(GenericDetail, describeGeneric),
  heavyVehicle: kind(HeavyVehicleDetail, describeHeavyVehicle),
  horses: kind(HorseDetail, describeHorses),
  income: kind(IncomeDetail, describeIncome),
  machines: kind(MachineDetail, describeMachines),
  occupationGroups: kind(OccupationalInjuryDetail, describeOccupationGroups),
  pets: kind(PetDetail, describePets),
  vehicle: kind(VehicleDetail, describeVehicle),
};

type Details = { readonly [K in DetailKind]: Infer<(typeof kinds)[K]['struct']> };

const details: { readonly [K in DetailKind]: Kind<Details[K]> } = kinds;

/** The details of a policy, as the insurer sends them. */
export type PolicyDetail = Details[DetailKind];

export const structOf = <K extends DetailKind>(of: K): Struct<Details[K], unknown> => details[of].struct;

export const describeDetail = <K extends DetailKind>(of: K, detail: Details[K], options: DescribeOptions) =>
  details[of].describe(detail, options);
