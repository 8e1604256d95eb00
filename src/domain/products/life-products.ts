import { productFamily } from './product-family.ts';

/** Life products (A9.12, B9.21). State names are the groups of A3.14, which has no group for S40. */
export const lifeProducts = productFamily(
  { kind: 'life', segment: 'private', theme: 'Deg og dine', area: null },
  [
    // The old one is no longer sold.
    { codes: ['S10'], name: 'Barn og ungdom', stateName: 'barn-og-ungdom', icon: 'child' },
    {
      codes: ['S12'],
      name: 'Barn og ungdom',
      stateName: 'barn-og-ungdom',
      icon: 'child',
      buyPath: 'barneforsikring',
    },
    {
      codes: ['S20'],
      name: 'Dødsfallkapital',
      stateName: 'dodsfallkapital',
      icon: 'life',
      buyPath: 'dodsfallforsikring',
    },
    {
      codes: ['S30'],
      name: 'Uførekapital',
      stateName: 'uforekapital',
      icon: 'disability',
      buyPath: 'uforeforsikring',
    },
    {
      codes: ['S40'],
      name: 'Uførekapital med forskudd',
      stateName: 'uforekapital',
      icon: 'disability',
      buyPath: 'uforeforsikring',
    },
    {
      codes: ['S50'],
      name: 'Uførepensjon',
      stateName: 'uforepensjon',
      icon: 'disability',
      buyPath: 'uforeforsikring',
    },
    {
      codes: ['S60'],
      name: 'Fireårs uførerente',
      stateName: 'fire-aars-uforerente',
      icon: 'disability',
      buyPath: 'uforeforsikring',
    },
    {
      codes: ['S70'],
      name: 'Operasjonsforsikring',
      stateName: 'operasjonsforsikring',
      icon: 'health',
      buyPath: 'helseforsikring',
    },
    {
      codes: ['S80'],
      name: 'Kritisk sykdom',
      stateName: 'kritisk-sykdom',
      icon: 'illness',
      buyPath: 'kritisksykdom',
    },
  ],
);
