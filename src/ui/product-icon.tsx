import IconBabyCarriage from '@tabler/icons-react/dist/esm/icons/IconBabyCarriage.mjs';
import IconBackpack from '@tabler/icons-react/dist/esm/icons/IconBackpack.mjs';
import IconBandage from '@tabler/icons-react/dist/esm/icons/IconBandage.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingCottage from '@tabler/icons-react/dist/esm/icons/IconBuildingCottage.mjs';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import IconBulldozer from '@tabler/icons-react/dist/esm/icons/IconBulldozer.mjs';
import IconCamper from '@tabler/icons-react/dist/esm/icons/IconCamper.mjs';
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs';
import IconCaravan from '@tabler/icons-react/dist/esm/icons/IconCaravan.mjs';
import IconCat from '@tabler/icons-react/dist/esm/icons/IconCat.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconDiamond from '@tabler/icons-react/dist/esm/icons/IconDiamond.mjs';
import IconDog from '@tabler/icons-react/dist/esm/icons/IconDog.mjs';
import IconDrone from '@tabler/icons-react/dist/esm/icons/IconDrone.mjs';
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconHorse from '@tabler/icons-react/dist/esm/icons/IconHorse.mjs';
import IconMoped from '@tabler/icons-react/dist/esm/icons/IconMoped.mjs';
import IconMotorbike from '@tabler/icons-react/dist/esm/icons/IconMotorbike.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPig from '@tabler/icons-react/dist/esm/icons/IconPig.mjs';
import IconPlane from '@tabler/icons-react/dist/esm/icons/IconPlane.mjs';
import IconSailboat from '@tabler/icons-react/dist/esm/icons/IconSailboat.mjs';
import IconScooterElectric from '@tabler/icons-react/dist/esm/icons/IconScooterElectric.mjs';
import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs';
import IconSofa from '@tabler/icons-react/dist/esm/icons/IconSofa.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import IconTractor from '@tabler/icons-react/dist/esm/icons/IconTractor.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconUmbrella from '@tabler/icons-react/dist/esm/icons/IconUmbrella.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWheat from '@tabler/icons-react/dist/esm/icons/IconWheat.mjs';
import IconWheelchair from '@tabler/icons-react/dist/esm/icons/IconWheelchair.mjs';
import type { ProductIcon as Kind } from '#domain/products/product.ts';

/** Tabler has no icon for an ATV, a trailer, a van or a snowmobile: these have the nearest one. */
const pictures = {
  accident: IconBandage,
  atv: IconTractor,
  boat: IconSailboat,
  bundle: IconPackage,
  cabin: IconBuildingCottage,
  car: IconCar,
  caravan: IconCaravan,
  cat: IconCat,
  child: IconBabyCarriage,
  company: IconBuilding,
  contents: IconSofa,
  disability: IconWheelchair,
  dog: IconDog,
  drone: IconDrone,
  electricScooter: IconScooterElectric,
  farmBuilding: IconBuildingWarehouse,
  fodder: IconWheat,
  health: IconStethoscope,
  horse: IconHorse,
  house: IconHome,
  illness: IconHeartbeat,
  income: IconCoins,
  life: IconHeartHandshake,
  livestock: IconPig,
  machine: IconBulldozer,
  moped: IconMoped,
  motorcycle: IconMotorbike,
  motorhome: IconCamper,
  online: IconDeviceLaptop,
  people: IconUsers,
  snowmobile: IconSnowflake,
  tools: IconTools,
  tractor: IconTractor,
  trailer: IconPackage,
  travel: IconPlane,
  truck: IconTruck,
  umbrella: IconUmbrella,
  valuables: IconDiamond,
  van: IconTruck,
  youth: IconBackpack,
} as const satisfies Record<Kind, unknown>;

interface ProductIconProps {
  readonly kind: Kind;
  /** On a coloured disc, for products that the customer has or may buy (A3.14). */
  readonly isRich?: boolean;
}

/** Decorative, because the product's name is beside it. */
export function ProductIcon({ kind, isRich = false }: ProductIconProps) {
  const Picture = pictures[kind];
  return (
    <span className={isRich ? 'product-icon product-icon--rich' : 'product-icon'}>
      <Picture aria-hidden size="1.75rem" stroke={1.5} />
    </span>
  );
}
