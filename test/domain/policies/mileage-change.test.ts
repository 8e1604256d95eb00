import { describe, expect, test } from 'vitest';
import { offersMileageChange } from '#domain/policies/mileage-change.ts';

describe('a change of the mileage (A4.7)', () => {
  const may = { kanEndreKmstand: true, anbefalEndreKmstand: true };

  test.each([
    ['is offered if the next version allows and recommends it', { nesteVersjon: may }, true],
    [
      'is not offered if the next version only allows it',
      { ...may, nesteVersjon: { kanEndreKmstand: true, anbefalEndreKmstand: false } },
      false,
    ],
    [
      'is not offered if the next version has no recommendation',
      { ...may, nesteVersjon: { kanEndreKmstand: true } },
      false,
    ],
    [
      'is not offered if the next version recommends it but does not allow it',
      { ...may, nesteVersjon: { kanEndreKmstand: false, anbefalEndreKmstand: true } },
      false,
    ],
    [
      'is not offered if the next version has only a recommendation',
      { nesteVersjon: { anbefalEndreKmstand: true } },
      false,
    ],
    ['is offered if the present version allows it and there is no next', { kanEndreKmstand: true }, true],
    [
      'is offered if the present version allows it and the next is null',
      { kanEndreKmstand: true, nesteVersjon: null },
      true,
    ],
    [
      'is offered if the present version allows it without recommending it',
      { kanEndreKmstand: true, anbefalEndreKmstand: false },
      true,
    ],
    [
      'is not offered if the present version does not allow it',
      { kanEndreKmstand: false, anbefalEndreKmstand: true },
      false,
    ],
    ['is not offered if the policy has no flags', {}, false],
  ])('%s', (_, policy, offered) => {
    expect(offersMileageChange(policy)).toBe(offered);
  });
});
