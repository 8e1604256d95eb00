import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildingCoverLabel,
  buildingFieldLabel,
  buildingSafetyLabel,
} from '#domain/policies/labels/building.ts';
import { businessFieldLabel, businessPackageLabel } from '#domain/policies/labels/business.ts';
import { animalLabel, farmSafetyLabel } from '#domain/policies/labels/farm.ts';
import { codeLabels, labels } from '#domain/policies/labels/labels.ts';
import { machineryBasicCoverLabel, machineryKaskoLabel } from '#domain/policies/labels/machinery.ts';
import { occupationGroupLabel } from '#domain/policies/labels/occupational-injury.ts';
import { vehicleCoverLabel, vehicleFieldLabel, vehicleUseLabel } from '#domain/policies/labels/vehicle.ts';

const label = labels({ KASKO: 'Kasko', NEI: 'Nei' });

test('a known code has a label', () => {
  expect(['KASKO', 'NEI'].map(label)).toEqual(['Kasko', 'Nei']);
});

test.each(['kasko', 'KASKO ', '', '__proto__', 'constructor', 'toString'])(
  'the unknown name %j has no label as a code, and its own name as a field',
  (code) => {
    expect(codeLabels({ KASKO: 'Kasko' })(code)).toBeNull();
    expect(label(code)).toBe(code);
  },
);

/** No code or field has a space in it. */
const unknown = fc.string({ unit: 'binary-ascii' }).map((text) => `${text} `);

test.each([
  ['fields of a building', buildingFieldLabel],
  ['covers of a building', buildingCoverLabel],
  ['safety of a building', buildingSafetyLabel],
  ['fields of a business', businessFieldLabel],
  ['packages of a business', businessPackageLabel],
  ['safety of a farm', farmSafetyLabel],
  ['occupation groups', occupationGroupLabel],
  ['fields of a vehicle', vehicleFieldLabel],
])('among %s, any unknown name is its own label', (_, labelOf) => {
  fc.assert(
    fc.property(unknown, (text) => {
      expect(labelOf(text)).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['animals', animalLabel],
  ['basic covers of a machine', machineryBasicCoverLabel],
  ['kasko of a machine', machineryKaskoLabel],
  ['covers of a vehicle', vehicleCoverLabel],
  ['uses of a vehicle', vehicleUseLabel],
])('among %s, any unknown code has no label', (_, labelOf) => {
  fc.assert(
    fc.property(unknown, (code) => {
      expect(labelOf(code)).toBeNull();
    }),
    { numRuns: 30 },
  );
});
