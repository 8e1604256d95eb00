import { expect, test } from 'vitest';
import { isInRenewalWindow } from '#domain/policies/renewal-window.ts';
import { onEveryMachine } from '#test/domain/dates/machines.ts';

onEveryMachine(() => {
  test.each([
    ['is near on the day itself', '2026-12-21', '2026-12-21', true],
    ['is near 30 days before', '2026-12-21', '2026-11-21', true],
    ['is not near 31 days before', '2026-12-21', '2026-11-20', false],
    ['is not near after the day', '2026-12-21', '2026-12-22', false],
    ['is near 30 days before, over a leap day', '2028-03-10', '2028-02-09', true],
    ['is not near 31 days before, over a leap day', '2028-03-10', '2028-02-08', false],
    ['is near 30 days before, over the beginning of summer time', '2026-04-15', '2026-03-16', true],
    ['is not near 31 days before, over the beginning of summer time', '2026-04-15', '2026-03-15', false],
    ['is near 30 days before, over the end of summer time', '2026-11-10', '2026-10-11', true],
    ['is not near 31 days before, over the end of summer time', '2026-11-10', '2026-10-10', false],
    ['is not near without a date', '', '2026-11-21', false],
    ['is not near without a date and a day', '', '', false],
  ])('a renewal %s (%s, on %s) (A9.7)', (_, renewal, on, near) => {
    expect(isInRenewalWindow(renewal, on)).toBe(near);
  });
});
