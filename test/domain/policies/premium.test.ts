import { expect, test } from 'vitest';
import { premiumOf } from '#domain/policies/premium.ts';
import { premiumParts } from '#domain/policies/premium-parts.ts';

const policy = { premie: 5000, tfapremie: 3178, periodepremie: 700, terminer: '012' };

test.each([
  ['premium and fee are the yearly price', {}, { yearly: 8178, instalment: 682 }],
  [
    'without a fee, the premium is the yearly price',
    { tfapremie: undefined },
    { yearly: 5000, instalment: 417 },
  ],
  ['a quarterly instalment is a fourth, rounded up', { terminer: '004' }, { yearly: 8178, instalment: 2045 }],
  ['with unknown terms, the year is one instalment', { terminer: '999' }, { yearly: 8178, instalment: 8178 }],
  [
    'with the flag, the period premium is the instalment',
    { brukPeriodepremie: true },
    { yearly: 8400, instalment: 700 },
  ],
  [
    'the code 024 means four instalments',
    { brukPeriodepremie: true, terminer: '024' },
    { yearly: 2800, instalment: 700 },
  ],
  [
    'the flag is ignored without a period premium',
    { brukPeriodepremie: true, periodepremie: undefined },
    { yearly: 8178, instalment: 682 },
  ],
  [
    'with the flag and unknown terms, premium and fee are the yearly price',
    { brukPeriodepremie: true, terminer: '999' },
    { yearly: 8178, instalment: 700 },
  ],
  ['the price is not used if there is a premium', { pris: 9999 }, { yearly: 8178, instalment: 682 }],
  [
    'without a premium, the price is the yearly price, with the fee',
    { premie: undefined, pris: 9000 },
    { yearly: 9000, instalment: 750 },
  ],
  ['without premium and price, both are unknown', { premie: null }, { yearly: null, instalment: null }],
  [
    'with the flag, only the instalment is known if the terms and the premium are not',
    { brukPeriodepremie: true, terminer: '999', premie: undefined },
    { yearly: null, instalment: 700 },
  ],
  ['a flag that is off is ignored', { brukPeriodepremie: false }, { yearly: 8178, instalment: 682 }],
])('%s (B3.4, C4.1)', (_, fields, premium) => {
  expect(premiumOf({ ...policy, ...fields })).toEqual(premium);
});

test.each([
  ['the premium and the fee are the parts of a year', {}, { premium: 5000, fee: 3178 }],
  ['without a fee, there are no parts', { tfapremie: 0 }, null],
  ['without a premium, the parts are unknown', { premie: null }, null],
  ['the period premium contains the fee', { brukPeriodepremie: true }, null],
  [
    'the flag is ignored without a period premium',
    { brukPeriodepremie: true, periodepremie: null },
    { premium: 5000, fee: 3178 },
  ],
])('%s (B3.3, C4.1)', (_, fields, parts) => {
  expect(premiumParts({ ...policy, ...fields })).toEqual(parts);
});
