import { productFamily } from './product-family.ts';

/** Farm products (B9.23). The views are assumed (C3.1). */
export const farmProducts = productFamily({ kind: 'damage', segment: 'business', area: 'landbruk' }, [
  { codes: ['L05'], name: 'Våningshus', stateName: 'vaningshus', icon: 'house', view: 'farmResidence' },
  {
    codes: ['L10'],
    name: 'Driftsbygning',
    stateName: 'driftsbygning',
    icon: 'farmBuilding',
    view: 'farmOutbuilding',
  },
  {
    codes: ['L15'],
    name: 'Avlsbesetning',
    stateName: 'avlsbesetning',
    icon: 'livestock',
    view: 'breedingHerd',
  },
  {
    codes: ['L17', 'L20', 'L21'],
    name: 'Landbruks- og arbeidsmaskin',
    stateName: 'maskin',
    icon: 'machine',
    view: 'machine',
  },
  {
    codes: ['L25'],
    name: 'Hest',
    stateName: 'hest',
    icon: 'horse',
    view: 'horse',
    // The private buy list sells it (A2.46).
    segment: 'private',
    buyPath: 'hesteforsikring',
  },
  {
    codes: ['L30', 'L35', 'L40'],
    name: 'Husdyr',
    stateName: 'husdyr',
    icon: 'livestock',
    view: 'farmStock',
  },
  // The spec has no code for poultry (C4.6).
  { codes: ['L36'], name: 'Fjørfe', stateName: 'fjorfe', icon: 'livestock', view: 'poultry' },
  { codes: ['L45'], name: 'Fôr', stateName: 'for', icon: 'fodder', view: 'farmStock' },
  {
    codes: ['L50', 'L55'],
    name: 'Ulykke for gårdbruker',
    stateName: 'gardbrukerulykke',
    icon: 'accident',
    view: 'farmerAccident',
  },
]);
