import { productFamily } from './product-family.ts';

/** The bundle has no code in the spec; this one is assumed. */
export const eikaPluss = 'EIKAPLUSS';

/** Private products (B9.26) and the bundle. The views (C3.1) and the codes of the pets are assumed. */
export const privateProducts = productFamily({ kind: 'damage', segment: 'private', area: 'privat' }, [
  {
    codes: ['P05'],
    name: 'Hus',
    stateName: 'bolig',
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
  { codes: ['P15'], name: 'Ulykke', stateName: 'ulykke', icon: 'accident' },
  { codes: ['P20'], name: 'Hytte', stateName: 'fritidsbolig', icon: 'cabin', buyPath: 'fritidsbolig' },
  {
    codes: ['P29'],
    name: 'Hund',
    stateName: 'hund',
    icon: 'dog',
    view: 'pet',
    buyPath: 'hundeforsikring',
  },
  { codes: ['P30'], name: 'Katt', stateName: 'katt', icon: 'cat', view: 'pet', buyPath: 'katteforsikring' },
  { codes: ['P35'], name: 'Båt', stateName: 'fritidsbat', icon: 'boat', buyPath: 'batforsikring' },
  {
    codes: ['P45'],
    name: 'UNG i Norge',
    stateName: 'ung',
    icon: 'youth',
    sortOrder: 40,
    buyPath: 'ung',
  },
  {
    codes: ['P60'],
    name: 'Inntekt',
    stateName: 'inntekt',
    icon: 'income',
    sortOrder: 60,
    area: 'inntekt',
    view: 'income',
  },
  { codes: ['P71'], name: 'Drone', stateName: 'drone', icon: 'drone', buyPath: 'droneforsikring' },
  {
    codes: [eikaPluss],
    name: 'Eika Pluss',
    stateName: 'eikapluss',
    icon: 'bundle',
    buyPath: 'eikapluss',
  },
]);
