import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildingCoverLabel,
  buildingFieldLabel,
  buildingSafetyLabel,
} from '#domain/policies/labels/building.ts';
import { businessFieldLabel, businessPackageLabel } from '#domain/policies/labels/business.ts';
import { animalLabel, farmSafetyLabel } from '#domain/policies/labels/farm.ts';
import { labels } from '#domain/policies/labels/labels.ts';
import { machineryBasicCoverLabel, machineryKaskoLabel } from '#domain/policies/labels/machinery.ts';
import { occupationGroupLabel } from '#domain/policies/labels/occupational-injury.ts';
import { vehicleCoverLabel, vehicleFieldLabel, vehicleUseLabel } from '#domain/policies/labels/vehicle.ts';

const label = labels({ KASKO: 'Kasko', NEI: 'Nei' });

test('the customer reads the label of a code that is known', () => {
  expect(['KASKO', 'NEI'].map(label)).toEqual(['Kasko', 'Nei']);
});

test.each(['kasko', 'KASKO ', '', '__proto__', 'constructor', 'toString'])(
  'the customer reads a code that is not known (%j) as it came',
  (code) => {
    expect(label(code)).toBe(code);
  },
);

test.each([
  ['fields of a building', buildingFieldLabel],
  ['covers of a building', buildingCoverLabel],
  ['safety of a building', buildingSafetyLabel],
  ['fields of a business', businessFieldLabel],
  ['packages of a business', businessPackageLabel],
  ['animals', animalLabel],
  ['safety of a farm', farmSafetyLabel],
  ['basic covers of a machine', machineryBasicCoverLabel],
  ['kasko of a machine', machineryKaskoLabel],
  ['occupation groups', occupationGroupLabel],
  ['covers of a vehicle', vehicleCoverLabel],
  ['uses of a vehicle', vehicleUseLabel],
  ['fields of a vehicle', vehicleFieldLabel],
])('among %s, any code that is not known comes back unchanged', (_, labelOf) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      // No code or field has a space in it.
      expect(labelOf(`${text} `)).toBe(`${text} `);
    }),
    { numRuns: 30 },
  );
});
