import { expect, test } from 'vitest';
import { productOf } from '#domain/products/catalogue.ts';

test.each([
  ['income', ['P60'], 'income', 'B2.29'],
  ['commercial vehicles', ['N33'], 'vehicle', 'B2.30'],
  ['machines', ['L17', 'L20', 'L21'], 'machines', 'B2.31'],
  ['horses', ['L25'], 'horses', 'B2.32'],
  ['farm buildings', ['L10'], 'farmBuildings', 'B2.33'],
  ['herds', ['L15'], 'herds', 'B2.34'],
  ['pets', ['P29', 'P30'], 'pets', 'B2.34'],
  ['home owners', ['N25'], 'buildings', 'B2.35'],
  ['farm residences', ['L05'], 'buildings', 'B2.36'],
  ['accidents of farmers', ['L50', 'L55'], 'farmerAccident', 'B2.37'],
  ['chattels, crop and livestock', ['L30', 'L35', 'L40', 'L45'], 'farmStock', 'B2.38'],
  ['poultry', ['L36'], 'farmStock', 'B2.39'],
  ['occupational injury', ['N20'], 'occupationGroups', 'B2.40'],
  ['business insurance', ['N07'], 'business', 'B2.41'],
  ['heavy vehicles', ['N35'], 'heavyVehicle', 'B2.42'],
  ['craftsmen', ['N06'], 'crafts', 'B2.43'],
] as const)('the view of %s is that of %j: %s (B2.27, %s)', (_, codes, kind) => {
  for (const code of codes) expect(productOf(code)?.detail?.kind).toBe(kind);
});
