import { expect, test } from 'vitest';
import { productOf } from '#domain/products/catalogue.ts';

test.each([
  ['income (B2.29)', ['P60'], 'income'],
  ['commercial vehicles (B2.30)', ['N33'], 'vehicle'],
  ['machines (B2.31)', ['L17', 'L20', 'L21'], 'machines'],
  ['horses (B2.32)', ['L25'], 'horses'],
  ['farm buildings (B2.33)', ['L10'], 'farmBuildings'],
  ['herds (B2.34)', ['L15'], 'herds'],
  ['pets (B2.34)', ['P29', 'P30'], 'pets'],
  ['home owners (B2.35)', ['N25'], 'buildings'],
  ['farm residences (B2.36)', ['L05'], 'buildings'],
  ['accidents of farmers (B2.37)', ['L50', 'L55'], 'farmerAccident'],
  ['chattels, crop and livestock (B2.38)', ['L30', 'L35', 'L40', 'L45'], 'farmStock'],
  ['poultry (B2.39)', ['L36'], 'farmStock'],
  ['occupational injury (B2.40)', ['N20'], 'occupationGroups'],
  ['business insurance (B2.41)', ['N07'], 'business'],
  ['heavy vehicles (B2.42)', ['N35'], 'heavyVehicle'],
  ['craftsmen (B2.43)', ['N06'], 'crafts'],
] as const)('the view of %s is that of %j: %s (B2.27)', (_, codes, kind) => {
  for (const code of codes) expect(productOf(code)?.detail?.kind).toBe(kind);
});
