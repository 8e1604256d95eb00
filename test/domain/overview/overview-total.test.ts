import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overviewTotal } from '#domain/overview/overview-total.ts';

describe('the total of a company (A2.31)', () => {
  test.each([
    [
      'is the sum of two policies',
      [
        { premiePerAr: 12_000, premie: 1000 },
        { premiePerAr: 600, premie: 150 },
      ],
      { premiePerAr: 12_600, premie: 1150 },
    ],
    [
      'is unknown where an amount is, because the sum of the others would be too low',
      [
        { premiePerAr: 12_000, premie: null },
        { premiePerAr: 600, premie: 150 },
      ],
      { premiePerAr: 12_600, premie: null },
    ],
    [
      'is the sum of policies that are paid once, twice, four times and twelve times a year, and that cost nothing',
      [
        { premiePerAr: 8000, premie: 8000 },
        { premiePerAr: 4000, premie: 2000 },
        { premiePerAr: 2000, premie: 500 },
        { premiePerAr: 1200, premie: 100 },
        { premiePerAr: 0, premie: 0 },
        { premiePerAr: 7, premie: 7 },
      ],
      { premiePerAr: 15_207, premie: 10_607 },
    ],
    ['is missing for one policy', [{ premiePerAr: 12_000, premie: 1000 }], null],
    ['is missing without policies', [], null],
  ])('%s', (_, policies, total) => {
    expect(overviewTotal({ rows: policies, isPartial: false })).toEqual(total);
  });

  test('is missing if a policy could not be read (C4.26)', () => {
    const rows = [
      { premiePerAr: 12_000, premie: 1000 },
      { premiePerAr: 600, premie: 150 },
    ];
    expect(overviewTotal({ rows, isPartial: true })).toBeNull();
  });

  test('does not depend on the order of the policies', () => {
    const policy = fc.record({ premiePerAr: fc.nat(1_000_000), premie: fc.nat(1_000_000) });
    fc.assert(
      fc.property(fc.array(policy), (rows) => {
        const reversed = rows.toReversed();
        expect(overviewTotal({ rows: reversed, isPartial: false })).toEqual(
          overviewTotal({ rows, isPartial: false }),
        );
      }),
    );
  });
});
