import {
  AirplaneIcon,
  BackpackIcon,
  BandageIcon,
  BicycleIcon,
  BoatIcon,
  BusIcon,
  CarIcon,
  ChairTableIcon,
  DiamondIcon,
  DogIcon,
  HeartIcon,
  HospitalIcon,
  HouseIcon,
  LaptopIcon,
  MotorcycleIcon,
  MountainIcon,
  SnowIcon,
  SparklesIcon,
  StethoscopeIcon,
  StrollerIcon,
  UmbrellaIcon,
  WheelchairIcon,
} from '@navikt/aksel-icons';
import type { ComponentType } from 'react';
import type { ProductIcon as Kind } from '#domain/products/product.ts';

interface PictureProps {
  readonly 'aria-hidden': true;
  readonly fontSize: string;
}

/** The design system's nearest; it has no trailer, tractor, ATV, cat, horse or drone. */
const pictures: Partial<Record<Kind, ComponentType<PictureProps>>> = {
  accident: BandageIcon,
  boat: BoatIcon,
  bundle: SparklesIcon,
  cabin: MountainIcon,
  car: CarIcon,
  caravan: BusIcon,
  child: StrollerIcon,
  contents: ChairTableIcon,
  disability: WheelchairIcon,
  dog: DogIcon,
  electricScooter: BicycleIcon,
  health: StethoscopeIcon,
  house: HouseIcon,
  illness: HospitalIcon,
  life: HeartIcon,
  moped: MotorcycleIcon,
  motorcycle: MotorcycleIcon,
  motorhome: BusIcon,
  online: LaptopIcon,
  snowmobile: SnowIcon,
  travel: AirplaneIcon,
  valuables: DiamondIcon,
  youth: BackpackIcon,
};

/** Stands beside the product's name, which says it all. */
export function ProductIcon({ kind }: { readonly kind: Kind }) {
  const Picture = pictures[kind] ?? UmbrellaIcon;
  return (
    <span className="product-icon">
      <Picture aria-hidden fontSize="1.75rem" />
    </span>
  );
}
