import { toggles } from '#domain/site/toggle.ts';
import { productFamily } from './product-family.ts';

/** Farm products (B9.23). The kinds of their details are assumed (C3.1). */
export const farmProducts = productFamily({ kind: 'damage', segment: 'business', area: 'landbruk' }, [
  {
    codes: ['L05'],
    name: 'Våningshus',
    stateName: 'vaningshus',
    theme: 'Hjem og fritid',
    toggles: [toggles.richFarmResidence],
    icon: 'house',
    detail: 'buildings',
  },
  {
    codes: ['L10'],
    name: 'Driftsbygning',
    stateName: 'driftsbygning',
    toggles: [toggles.richOutbuilding],
    icon: 'farmBuilding',
    detail: 'farmBuildings',
  },
  {
    codes: ['L15'],
    name: 'Avlsbesetning',
    stateName: 'avlsbesetning',
    icon: 'livestock',
    detail: 'herds',
  },
  {
    codes: ['L17', 'L20', 'L21'],
    name: 'Landbruks- og arbeidsmaskin',
    stateName: 'maskin',
    icon: 'machine',
    detail: 'machines',
  },
  {
    codes: ['L25'],
    name: 'Hest',
    stateName: 'hest',
    theme: 'Deg og dine',
    icon: 'horse',
    detail: 'horses',
    // The private buy list sells it (A2.46).
    segment: 'private',
    buyPath: 'hesteforsikring',
  },
  {
    codes: ['L30', 'L35', 'L40'],
    name: 'Husdyr',
    stateName: 'husdyr',
    icon: 'livestock',
    detail: 'farmStock',
  },
  // The spec has no code for poultry (C4.6).
  { codes: ['L36'], name: 'Fjørfe', stateName: 'fjorfe', icon: 'livestock', detail: 'farmStock' },
  { codes: ['L45'], name: 'Fôr', stateName: 'for', icon: 'fodder', detail: 'farmStock' },
  {
    codes: ['L50', 'L55'],
    name: 'Ulykke for gårdbruker',
    stateName: 'gardbrukerulykke',
    theme: 'Deg og dine',
    icon: 'accident',
    detail: 'farmerAccident',
  },
]);
