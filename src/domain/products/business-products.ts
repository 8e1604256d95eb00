import { toggles } from '#domain/site/toggle.ts';
import { productFamily } from './product-family.ts';

/** Business products (B9.25), and N16 from B6.5. The kinds of their details are assumed (C3.1). */
export const businessProducts = productFamily({ kind: 'damage', segment: 'business', area: 'bedrift' }, [
  {
    codes: ['N06'],
    name: 'Håndverker',
    stateName: 'handverker',
    toggles: [toggles.craftsmanPage, toggles.richCraftsman],
    icon: 'tools',
    detail: 'crafts',
  },
  { codes: ['N07'], name: 'Bedrift', stateName: 'bedrift', icon: 'company', detail: 'business' },
  { codes: ['N16'], name: 'Helse for ansatte', stateName: 'helse', theme: 'Deg og dine', icon: 'health' },
  { codes: ['N17'], name: 'Personal', stateName: 'personal', icon: 'people' },
  {
    codes: ['N20'],
    name: 'Yrkesskade',
    stateName: 'yrkesskade',
    theme: 'Deg og dine',
    icon: 'accident',
    detail: 'occupationGroups',
  },
  {
    codes: ['N25'],
    name: 'Huseier',
    stateName: 'huseier',
    theme: 'Hjem og fritid',
    icon: 'house',
    detail: 'buildings',
  },
  {
    codes: ['N33'],
    name: 'Næringsbil',
    stateName: 'naringsbil',
    theme: 'Kjøretøy',
    icon: 'van',
    detail: 'vehicle',
  },
  {
    codes: ['N35'],
    name: 'Tungt kjøretøy',
    stateName: 'tungt-kjoretoy',
    theme: 'Kjøretøy',
    icon: 'truck',
    detail: 'heavyVehicle',
  },
  { codes: ['N75', 'N76', 'N77'], name: 'Virke', stateName: 'virke', icon: 'people' },
  // 'Travel-card time' in B9.25, 'travel business' in B6.5.
  {
    codes: ['N90'],
    name: 'Reise for ansatte',
    stateName: 'reise-bedrift',
    theme: 'Hjem og fritid',
    icon: 'travel',
  },
]);
