import { describe, expect, test } from 'vitest';
import { offersMileageChange } from '#domain/policies/mileage-change.ts';

describe('A4.7: the customer is offered to change the mileage', () => {
  const may = { kanEndreKmstand: true, anbefalEndreKmstand: true };

  test.each([
    ['when the next version can be changed and recommends it', { nesteVersjon: may }, true],
    [
      'not when the next version only can',
      { ...may, nesteVersjon: { kanEndreKmstand: true, anbefalEndreKmstand: false } },
      false,
    ],
    ['not when the next version says no more', { ...may, nesteVersjon: { kanEndreKmstand: true } }, false],
    [
      'not when the next version recommends what cannot be',
      { ...may, nesteVersjon: { kanEndreKmstand: false, anbefalEndreKmstand: true } },
      false,
    ],
    ['not when only the recommendation is said of', { nesteVersjon: { anbefalEndreKmstand: true } }, false],
    ['when the present one can, and there is no next', { kanEndreKmstand: true }, true],
    ['when the present one can, and the next is empty', { kanEndreKmstand: true, nesteVersjon: null }, true],
    [
      'when the present one can, recommended or not',
      { kanEndreKmstand: true, anbefalEndreKmstand: false },
      true,
    ],
    ['not when the present one cannot', { kanEndreKmstand: false, anbefalEndreKmstand: true }, false],
    ['not when nothing is said', {}, false],
  ])('%s', (_, policy, offered) => {
    expect(offersMileageChange(policy)).toBe(offered);
  });
});
