import { productFamily } from './product-family.ts';

/** Codes M05 to M45 (B9.24). */
export const vehicleProducts = productFamily(
  { kind: 'damage', segment: 'private', theme: 'Kjøretøy', area: 'kjoretoy', detail: 'vehicle' },
  [
    { codes: ['M05'], name: 'Bil', stateName: 'bil', icon: 'car', sortOrder: 50, buyPath: 'bil' },
    {
      codes: ['M10'],
      name: 'Tilhenger',
      stateName: 'tilhenger',
      icon: 'trailer',
      buyPath: 'tilhengerforsikring',
    },
    {
      codes: ['M15'],
      name: 'Moped og scooter',
      stateName: 'moped',
      icon: 'moped',
      buyPath: 'moped-scooter-forsikring',
    },
    {
      codes: ['M20'],
      name: 'Veterankjøretøy',
      stateName: 'veteran',
      icon: 'car',
      buyPath: 'veteranforsikring',
    },
    {
      codes: ['M25', 'M26'],
      name: 'Motorsykkel',
      stateName: 'motorsykkel',
      icon: 'motorcycle',
      buyPath: 'motorsykkelforsikring',
    },
    {
      codes: ['M30'],
      name: 'Snøscooter',
      stateName: 'snoscooter',
      icon: 'snowmobile',
      buyPath: 'snoscooterforsikring',
    },
    { codes: ['M35'], name: 'Bobil', stateName: 'bobil', icon: 'motorhome', buyPath: 'bobilforsikring' },
    { codes: ['M37'], name: 'ATV', stateName: 'atv', icon: 'atv', buyPath: 'firhjulingforsikring' },
    {
      codes: ['M45'],
      name: 'Privat traktor',
      stateName: 'traktor',
      icon: 'tractor',
      buyPath: 'traktorforsikring',
    },
  ],
);

// Registered vehicles among the business products (B9.25).
const vehicles = new Set([...vehicleProducts.map(({ code }) => code), 'N33', 'N35']);

/** Whether the road authority registers what the policy covers (B4.13). */
export const isVehicle = (code: string): boolean => vehicles.has(code);
