import { productFamily } from './product-family.ts';

/** Business products (B9.25), and N16 from B6.5. The views are assumed (C3.1). */
export const businessProducts = productFamily({ kind: 'damage', segment: 'business', area: 'bedrift' }, [
  { codes: ['N06'], name: 'Håndverker', stateName: 'handverker', icon: 'tools', view: 'craftsman' },
  { codes: ['N07'], name: 'Bedrift', stateName: 'bedrift', icon: 'company', view: 'business' },
  { codes: ['N16'], name: 'Helse for ansatte', stateName: 'helse', icon: 'health' },
  { codes: ['N17'], name: 'Personal', stateName: 'personal', icon: 'people' },
  {
    codes: ['N20'],
    name: 'Yrkesskade',
    stateName: 'yrkesskade',
    icon: 'accident',
    view: 'occupationalInjury',
  },
  { codes: ['N25'], name: 'Huseier', stateName: 'huseier', icon: 'house', view: 'houseOwner' },
  { codes: ['N33'], name: 'Næringsbil', stateName: 'naringsbil', icon: 'van', view: 'commercialVehicle' },
  {
    codes: ['N35'],
    name: 'Tungt kjøretøy',
    stateName: 'tungt-kjoretoy',
    icon: 'truck',
    view: 'heavyVehicle',
  },
  { codes: ['N75', 'N76', 'N77'], name: 'Virke', stateName: 'virke', icon: 'people' },
  // 'Travel-card time' in B9.25, 'travel business' in B6.5.
  { codes: ['N90'], name: 'Reise for ansatte', stateName: 'reise-bedrift', icon: 'travel' },
]);
