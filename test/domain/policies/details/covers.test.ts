import { expect, test } from 'vitest';
import { coversShowDeductible } from '#domain/policies/details/covers.ts';

const cover = (egenandel: number | null, sum: number | null = null) => ({ navn: 'Brann', sum, egenandel });

test.each([
  ['its covers have it', [{ dekninger: [cover(4000), cover(4000)], egenandel: 4000 }], true],
  ['one of its covers has another', [{ dekninger: [cover(4000), cover(8000)], egenandel: 4000 }], false],
  ['one of its covers has none', [{ dekninger: [cover(4000), cover(null)], egenandel: 4000 }], false],
  ['only a missing cover has it', [{ dekninger: [cover(4000, 0)], egenandel: 4000 }], false],
  ['it has no covers', [{ dekninger: [], egenandel: 4000 }], false],
  [
    'the covers of another object do not have it',
    [
      { dekninger: [cover(4000)], egenandel: 4000 },
      { dekninger: [cover(4000)], egenandel: 3000 },
    ],
    false,
  ],
] as const)('whether the covers of an object show its deductible: %s (C4.48)', (_, objects, expected) => {
  expect(coversShowDeductible(objects)).toBe(expected);
});
