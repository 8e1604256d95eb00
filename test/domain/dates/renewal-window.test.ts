import { describe, expect, test } from 'vitest';
import { isInRenewalWindow } from '#domain/dates/renewal-window.ts';

describe('A9.7: a renewal is near', () => {
  test.each([
    ['on the day itself', '2026-12-21', '2026-12-21', true],
    ['30 days before', '2026-12-21', '2026-11-21', true],
    ['not 31 days before', '2026-12-21', '2026-11-20', false],
    ['not once it is past', '2026-12-21', '2026-12-22', false],
    ['30 days before, over a leap day', '2028-03-10', '2028-02-09', true],
    ['not 31 days before, over a leap day', '2028-03-10', '2028-02-08', false],
    ['not where there is no date', '', '2026-11-21', false],
  ])('%s (%s, on %s)', (_, renewal, on, near) => {
    expect(isInRenewalWindow(renewal, on)).toBe(near);
  });
});
