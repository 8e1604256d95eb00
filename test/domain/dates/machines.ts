import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** `behind` is the result of `getTimezoneOffset` in January, in minutes. */
const machines = [
  { zone: 'Europe/Oslo', behind: -60 },
  { zone: 'UTC', behind: 0 },
  { zone: 'Pacific/Kiritimati', behind: -840 },
];

/**
 * Runs tests about dates in three time zones: the zone of the customer's machine must not change a result. A thread cannot
 * change the zone of its process, so `npm run mutate`, which uses threads, runs them once.
 */
export const onEveryMachine = (tests: () => void) =>
  process.env.MUTATION_TESTS === undefined
    ? describe.each(machines)('on a machine in $zone', ({ zone, behind }) => {
        beforeEach(() => {
          vi.stubEnv('TZ', zone);
        });

        afterEach(() => {
          vi.unstubAllEnvs();
        });

        test('the clock has that time zone', () => {
          expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(behind);
          expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
        });

        tests();
      })
    : tests();
