import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { electricalCheckCountsOn } from '#domain/policies/electrical-check.ts';

const countsElectricalCheck = (checked: string | null, on: string) => electricalCheckCountsOn(on)(checked);

describe('an electrical check (B9.6)', () => {
  test.each([
    ['counts on the same day', '2026-11-21', '2026-11-21', true],
    ['counts after three years', '2023-11-21', '2026-11-21', true],
    ['counts after three years and a day', '2023-11-20', '2026-11-21', true],
    ['does not count after three years and two days', '2023-11-19', '2026-11-21', false],
    ['does not count before it is made', '2026-11-22', '2026-11-21', false],
    ['counts after three years and a day over a new year', '2022-12-31', '2026-01-01', true],
    [
      'does not count after two days more than three years over a new year',
      '2022-12-30',
      '2026-01-01',
      false,
    ],
    ['counts after three years and a day over the end of February', '2024-02-29', '2027-03-01', true],
    [
      'does not count after two days more than three years over the end of February',
      '2024-02-28',
      '2027-03-01',
      false,
    ],
    ['counts on a leap day if it is from 27 February', '2025-02-27', '2028-02-29', true],
    ['does not count on a leap day if it is from 26 February', '2025-02-26', '2028-02-29', false],
    ['counts over the change to summer time', '2023-03-25', '2026-03-26', true],
    ['counts over the change to winter time', '2023-10-24', '2026-10-25', true],
    ['counts if the date has a time', '2023-11-20T08:00:00', '2026-11-21', true],
    ['counts on the same day if the date has a time', '2026-11-21T23:59:59', '2026-11-21', true],
    ['does not count without a date', null, '2026-11-21', false],
    ['does not count with an empty date', '', '2026-11-21', false],
    ['does not count with an impossible date', '2026-02-30', '2026-11-21', false],
  ])('%s (%s, on %s)', (_, checked, on, counts) => {
    expect(countsElectricalCheck(checked, on)).toBe(counts);
  });

  test('does not count, and never throws, for text that is not a date', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(countsElectricalCheck(`x${text}`, '2026-11-21')).toBe(false);
        expect(countsElectricalCheck('2026-11-21', `x${text}`)).toBe(false);
      }),
    );
  });

  test('counts for 1095 days, and never for more than 1098', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.nat(1200), (checked, days) => {
        const iso = (date: Date) => date.toISOString().slice(0, 10);
        const later = (count: number) => iso(new Date(checked.getTime() + count * 86_400_000));
        const counts = countsElectricalCheck(iso(checked), later(days));
        if (days <= 1095) expect(counts).toBe(true);
        if (days > 1098) expect(counts).toBe(false);
      }),
    );
  });
});
