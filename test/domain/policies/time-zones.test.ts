import { expect, test } from 'vitest';
import { damageLabel } from '#domain/policies/damage-label.ts';
import { electricalCheckCountsOn } from '#domain/policies/electrical-check.ts';
import { notYetValidText } from '#domain/policies/waiting-text.ts';
import { isExpired } from '#domain/travel-cards/travel-card.ts';
import { onEveryMachine } from '#test/domain/dates/machines.ts';

// biome-ignore format: a table is read by its columns.
const days = [
  { what: 'the first instant of the day of summer time', instant: '2026-03-28T23:00:00Z', shown: '29.03.2026', before: '2026-03-28', day: '2026-03-29', after: '2026-03-30', counts: '2029-03-30', counted: '2029-03-31' },
  { what: 'the last instant of the day of summer time', instant: '2026-03-29T21:59:59Z', shown: '29.03.2026', before: '2026-03-28', day: '2026-03-29', after: '2026-03-30', counts: '2029-03-30', counted: '2029-03-31' },
  { what: 'the first instant of the day of winter time', instant: '2026-10-24T22:00:00Z', shown: '25.10.2026', before: '2026-10-24', day: '2026-10-25', after: '2026-10-26', counts: '2029-10-26', counted: '2029-10-27' },
  { what: 'the last instant of the day of winter time', instant: '2026-10-25T22:59:59Z', shown: '25.10.2026', before: '2026-10-24', day: '2026-10-25', after: '2026-10-26', counts: '2029-10-26', counted: '2029-10-27' },
  { what: 'a leap day', instant: '2028-02-28T23:00:00Z', shown: '29.02.2028', before: '2028-02-28', day: '2028-02-29', after: '2028-03-01', counts: '2031-03-01', counted: '2031-03-02' },
  { what: 'the end of a month', instant: '2027-01-31T22:59:59Z', shown: '31.01.2027', before: '2027-01-30', day: '2027-01-31', after: '2027-02-01', counts: '2030-02-01', counted: '2030-02-02' },
  { what: 'a plain date', instant: '2027-01-01', shown: '01.01.2027', before: '2026-12-31', day: '2027-01-01', after: '2027-01-02', counts: '2030-01-02', counted: '2030-01-03' },
];

onEveryMachine(() => {
  test.each(days)(
    '$what counts as its day in Oslo',
    ({ instant, shown, before, day, after, counts, counted }) => {
      const policy = { status: 'AKSEPT', periode: { fra: instant } };
      expect(damageLabel(policy)).toBe(`Fra ${shown}`);
      expect(notYetValidText(policy, before)).toBe(`Forsikringen gjelder fra og med ${shown}.`);
      expect(notYetValidText(policy, day)).toBeNull();
      expect(isExpired({ expirationDate: instant }, day)).toBe(false);
      expect(isExpired({ expirationDate: instant }, after)).toBe(true);
      expect(electricalCheckCountsOn(before)(instant)).toBe(false);
      expect(electricalCheckCountsOn(day)(instant)).toBe(true);
      expect(electricalCheckCountsOn(counts)(instant)).toBe(true);
      expect(electricalCheckCountsOn(counted)(instant)).toBe(false);
    },
  );
});
