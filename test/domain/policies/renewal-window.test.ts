import { expect, test } from 'vitest';
import { isInRenewalWindow } from '#domain/policies/renewal-window.ts';
import { onEveryMachine } from '#test/domain/dates/machines.ts';

onEveryMachine(() => {
  test.each([
    ['on the day itself', '2026-12-21', '2026-12-21', true],
    ['30 days before', '2026-12-21', '2026-11-21', true],
    ['not 31 days before', '2026-12-21', '2026-11-20', false],
    ['not once it is past', '2026-12-21', '2026-12-22', false],
    ['30 days before, over a leap day', '2028-03-10', '2028-02-09', true],
    ['not 31 days before, over a leap day', '2028-03-10', '2028-02-08', false],
    ['30 days before, over the beginning of summer time', '2026-04-15', '2026-03-16', true],
    ['not 31 days before, over the beginning of summer time', '2026-04-15', '2026-03-15', false],
    ['30 days before, over the end of summer time', '2026-11-10', '2026-10-11', true],
    ['not 31 days before, over the end of summer time', '2026-11-10', '2026-10-10', false],
    ['not where there is no date', '', '2026-11-21', false],
    ['not where there is neither date nor day', '', '', false],
  ])('A9.7: a renewal is near %s (%s, on %s)', (_, renewal, on, near) => {
    expect(isInRenewalWindow(renewal, on)).toBe(near);
  });
});
