import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { electricalCheckCountsOn } from '#domain/policies/electrical-check.ts';

const countsElectricalCheck = (checked: string | null, on: string) => electricalCheckCountsOn(on)(checked);

describe('B9.6: an electrical check makes the customer a discount', () => {
  test.each([
    ['on the very day', '2026-11-21', '2026-11-21', true],
    ['after three years', '2023-11-21', '2026-11-21', true],
    ['after three years and a day', '2023-11-20', '2026-11-21', true],
    ['not after three years and two days', '2023-11-19', '2026-11-21', false],
    ['not before it is made', '2026-11-22', '2026-11-21', false],
    ['three years and a day back over a turn of the year', '2022-12-31', '2026-01-01', true],
    ['but not two days', '2022-12-30', '2026-01-01', false],
    ['three years and a day back over the end of February', '2024-02-29', '2027-03-01', true],
    ['but not two days, leap day or not', '2024-02-28', '2027-03-01', false],
    ['on a leap day, counted from 28 February', '2025-02-27', '2028-02-29', true],
    ['but not from the day before', '2025-02-26', '2028-02-29', false],
    ['over the change to summer time', '2023-03-25', '2026-03-26', true],
    ['over the change to winter time', '2023-10-24', '2026-10-25', true],
    ['where the server sends the time of day too', '2023-11-20T08:00:00', '2026-11-21', true],
    ['where the server sends that on the very day', '2026-11-21T23:59:59', '2026-11-21', true],
    ['not where there is no date', null, '2026-11-21', false],
    ['not where the date is empty', '', '2026-11-21', false],
    ['not where there is no such day', '2026-02-30', '2026-11-21', false],
  ])('%s (%s, on %s)', (_, checked, on, counts) => {
    expect(countsElectricalCheck(checked, on)).toBe(counts);
  });

  test('or none, for any text, and asking never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(countsElectricalCheck(`x${text}`, '2026-11-21')).toBe(false);
        expect(countsElectricalCheck('2026-11-21', `x${text}`)).toBe(false);
      }),
    );
  });

  test('from the day of the check on, without a gap, until it ends', () => {
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
