import { expect, test } from 'vitest';
import { premiumOf } from '#domain/policies/premium.ts';

const policy = { premie: 5000, tfapremie: 3178, periodepremie: 700, terminer: '012' };

test.each([
  ['premium and fee are the year', {}, { yearly: 8178, instalment: 682 }],
  ['without a fee, the premium is the year', { tfapremie: undefined }, { yearly: 5000, instalment: 417 }],
  ['a quarter is a fourth, rounded up', { terminer: '004' }, { yearly: 8178, instalment: 2045 }],
  ['unknown terms are one payment', { terminer: '999' }, { yearly: 8178, instalment: 8178 }],
  ['the flag makes the period premium count', { brukPeriodepremie: true }, { yearly: 8400, instalment: 700 }],
  [
    'the codes of the terms are not numbers',
    { brukPeriodepremie: true, terminer: '024' },
    { yearly: 2800, instalment: 700 },
  ],
  [
    'the flag without a period premium does not count',
    { brukPeriodepremie: true, periodepremie: undefined },
    { yearly: 8178, instalment: 682 },
  ],
  [
    'with unknown terms, premium and fee are the year',
    { brukPeriodepremie: true, terminer: '999' },
    { yearly: 8178, instalment: 700 },
  ],
  ['a flag that is off does not count', { brukPeriodepremie: false }, { yearly: 8178, instalment: 682 }],
])('B3.4, C4.1: %s', (_, fields, premium) => {
  expect(premiumOf({ ...policy, ...fields })).toEqual(premium);
});
