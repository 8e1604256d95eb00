import { productFamily } from './product-family.ts';

/** The bundle has no code in the spec; this one is assumed. */
export const eikaPluss = 'EIKAPLUSS';

/** Private products (B9.26) and the bundle. The kinds of the details (C3.1) and the codes of the pets are assumed. */
export const privateProducts = productFamily(
  { kind: 'damage', segment: 'private', theme: 'Hjem og fritid', area: 'privat' },
  [
    {
      codes: ['P05'],
      name: 'Hus',
      stateName: 'bolig',
      detail: 'buildings',
      icon: 'house',
      sortOrder: 65,
      buyPath: 'bolig',
    },
    {
      codes: ['P07'],
      name: 'Innbo',
      stateName: 'innbo',
      icon: 'contents',
      sortOrder: 60,
      buyPath: 'innbo',
    },
    { codes: ['P10'], name: 'Reise', stateName: 'reise', icon: 'travel', sortOrder: 50, buyPath: 'reise' },
    { codes: ['P15'], name: 'Ulykke', stateName: 'ulykke', theme: 'Deg og dine', icon: 'accident' },
    {
      codes: ['P20'],
      name: 'Hytte',
      stateName: 'fritidsbolig',
      detail: 'buildings',
      icon: 'cabin',
      buyPath: 'fritidsbolig',
    },
    {
      codes: ['P29'],
      name: 'Hund',
      stateName: 'hund',
      theme: 'Deg og dine',
      icon: 'dog',
      detail: 'pets',
      buyPath: 'hundeforsikring',
    },
    {
      codes: ['P30'],
      name: 'Katt',
      stateName: 'katt',
      theme: 'Deg og dine',
      icon: 'cat',
      detail: 'pets',
      buyPath: 'katteforsikring',
    },
    { codes: ['P35'], name: 'Båt', stateName: 'fritidsbat', icon: 'boat', buyPath: 'batforsikring' },
    {
      codes: ['P45'],
      name: 'UNG i Norge',
      stateName: 'ung',
      theme: 'Deg og dine',
      icon: 'youth',
      sortOrder: 40,
      buyPath: 'ung',
    },
    {
      codes: ['P60'],
      name: 'Inntekt',
      stateName: 'inntekt',
      theme: 'Deg og dine',
      icon: 'income',
      sortOrder: 60,
      area: 'inntekt',
      detail: 'income',
    },
    { codes: ['P71'], name: 'Drone', stateName: 'drone', icon: 'drone', buyPath: 'droneforsikring' },
    {
      codes: [eikaPluss],
      name: 'Eika Pluss',
      stateName: 'eikapluss',
      icon: 'bundle',
      buyPath: 'eikapluss',
    },
  ],
);
