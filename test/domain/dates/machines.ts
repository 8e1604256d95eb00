import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Minutes that the machine is behind UTC in January, as `Date` tells it. */
const machines = [
  { zone: 'Europe/Oslo', behind: -60 },
  { zone: 'UTC', behind: 0 },
  { zone: 'Pacific/Kiritimati', behind: -840 },
];

/** Tests what has to do with days on machines in three zones: the customer's own must have no say. */
export const onEveryMachine = (tests: () => void) =>
  describe.each(machines)('on a machine in $zone', ({ zone, behind }) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
    });

    afterEach(() => {
      vi.unstubAllEnvs();
    });

    test('the clock is really there', () => {
      expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(behind);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    tests();
  });
