import { expect, test } from 'vitest';
import { offerPrices, totalPrice } from '#domain/policies/proposal-price.ts';
import { unbroken } from '#test/support/no-break-space.ts';

const totals = {
  ...{ tilbudList: [], totalArligPremie: 12000, totalMandligPremie: 1000 },
  ...{ totalArligTfaPremie: 2400, totalMandligTfaPremie: 200 },
};

const rows = (...facts: readonly (readonly [label: string, value: string])[]) =>
  facts.map(([label, value]) => ({ label, value: unbroken(value) }));

test('the total of a month contains the fee of a month, and that of a year the fee of a year (B2.76, B3.27)', () => {
  expect(totalPrice(totals, 'month')).toEqual(
    rows(
      ['Pris per måned', '1 200 kr/md.'],
      ['Forsikringene', '1 000 kr/md.'],
      ['Trafikkforsikringsavgift', '200 kr/md.'],
    ),
  );
  expect(totalPrice(totals, 'year')).toEqual(
    rows(
      ['Pris per år', '14 400 kr/år'],
      ['Forsikringene', '12 000 kr/år'],
      ['Trafikkforsikringsavgift', '2 400 kr/år'],
    ),
  );
});

test.each(['month', 'year'] as const)('the total of a %s is unknown without amounts (B2.76)', (per) => {
  expect(totalPrice({ tilbudList: [] }, per)).toEqual([]);
});

test.each([0, null, undefined])('the total has no parts if the fee is %s (B2.76)', (fee) => {
  const free = { ...totals, totalArligTfaPremie: fee, totalMandligTfaPremie: fee };
  expect(totalPrice(free, 'month')).toEqual(rows(['Pris per måned', '1 000 kr/md.']));
  expect(totalPrice(free, 'year')).toEqual(rows(['Pris per år', '12 000 kr/år']));
});

test('the price of an offer has the parts of a month, which add up, and the year (B2.78, B9.5)', () => {
  expect(offerPrices({ premie: 1201, tfapremie: 1201 })).toEqual(
    rows(
      ['Pris per måned', '201 kr/md.'],
      ['Forsikring', '101 kr/md.'],
      ['Trafikkforsikringsavgift', '100 kr/md.'],
      ['Pris per år', '2 402 kr/år'],
    ),
  );
  expect(offerPrices({ premie: 1200 })).toEqual(
    rows(['Pris per måned', '100 kr/md.'], ['Pris per år', '1 200 kr/år']),
  );
  expect(offerPrices({ premie: null, tfapremie: 1200 })).toEqual([]);
});

test('the parts of a total add up to what is shown, also if both have øre (A5.7)', () => {
  const withDecimals = { ...totals, totalArligPremie: 4812.4, totalArligTfaPremie: 2300.4 };
  expect(totalPrice(withDecimals, 'year')).toEqual(
    rows(
      ['Pris per år', '7 113 kr/år'],
      ['Forsikringene', '4 813 kr/år'],
      ['Trafikkforsikringsavgift', '2 300 kr/år'],
    ),
  );
});
