import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DetailToggles, detailView } from '#domain/products/detail-view.ts';

const off: DetailToggles = {
  richOutbuilding: false,
  richFarmResidence: false,
  richCraftsman: false,
  craftsmanPage: false,
};
const on: DetailToggles = {
  richOutbuilding: true,
  richFarmResidence: true,
  richCraftsman: true,
  craftsmanPage: true,
};

describe('the product code chooses the view (B2.27, B2.28, C3.1)', () => {
  test.each([
    ['P60', 'income'],
    ['N33', 'commercialVehicle'],
    ['N35', 'heavyVehicle'],
    ['L17', 'machine'],
    ['L20', 'machine'],
    ['L21', 'machine'],
    ['L25', 'horse'],
    ['L15', 'breedingHerd'],
    ['P29', 'pet'],
    ['P30', 'pet'],
    ['N25', 'houseOwner'],
    ['L50', 'farmerAccident'],
    ['L55', 'farmerAccident'],
    ['L30', 'farmStock'],
    ['L35', 'farmStock'],
    ['L40', 'farmStock'],
    ['L45', 'farmStock'],
    ['N20', 'occupationalInjury'],
    ['N07', 'business'],
    ['M05', 'generic'],
    ['P10', 'generic'],
    ['N17', 'generic'],
    ['EIKAPLUSS', 'generic'],
  ])('%s as %s, whatever is toggled', (code, view) => {
    expect(detailView('damage', code, off)).toEqual({ view, rich: false });
    expect(detailView('damage', code, on)).toEqual({ view, rich: false });
  });
});

describe('rich views depend on flags (B2.44, B6.14, C3.8)', () => {
  test.each([
    ['an outbuilding is generic', 'L10', off, { view: 'generic', rich: false }],
    [
      'an outbuilding is generic for all others',
      'L10',
      { ...on, richOutbuilding: false },
      { view: 'generic', rich: false },
    ],
    [
      'an outbuilding is rich by its own',
      'L10',
      { ...off, richOutbuilding: true },
      { view: 'farmOutbuilding', rich: true },
    ],
    ['a farm residence is generic', 'L05', off, { view: 'generic', rich: false }],
    [
      'a farm residence is generic for all others',
      'L05',
      { ...on, richFarmResidence: false },
      { view: 'generic', rich: false },
    ],
    [
      'a farm residence is rich by its own',
      'L05',
      { ...off, richFarmResidence: true },
      { view: 'farmResidence', rich: true },
    ],
    ['a craftsman is generic', 'N06', off, { view: 'generic', rich: false }],
    [
      'a craftsman is generic without the page',
      'N06',
      { ...on, craftsmanPage: false },
      { view: 'generic', rich: false },
    ],
    [
      'a craftsman is plain with the page alone',
      'N06',
      { ...on, richCraftsman: false },
      { view: 'craftsman', rich: false },
    ],
    ['a craftsman is rich with both', 'N06', on, { view: 'craftsman', rich: true }],
  ])('%s', (_, code, toggles, shown) => {
    expect(detailView('damage', code, toggles)).toEqual(shown);
  });
});

const toggles = fc.record({
  richOutbuilding: fc.boolean(),
  richFarmResidence: fc.boolean(),
  richCraftsman: fc.boolean(),
  craftsmanPage: fc.boolean(),
});

test('a life policy is a personal insurance, by whatever code', () => {
  const code = fc.oneof(fc.string(), fc.constantFrom('S20', 'S99', 'P60', '__proto__'));
  fc.assert(
    fc.property(code, toggles, (anyCode, some) => {
      expect(detailView('life', anyCode, some)).toEqual({ view: 'personalInsurance', rich: false });
    }),
  );
});

test('a damage policy of an unknown code has the generic page', () => {
  const code = fc.oneof(fc.string({ maxLength: 2 }), fc.constantFrom('P99', 'constructor', '__proto__'));
  fc.assert(
    fc.property(code, toggles, (anyCode, some) => {
      expect(detailView('damage', anyCode, some)).toEqual({ view: 'generic', rich: false });
    }),
  );
});
