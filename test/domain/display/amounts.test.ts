import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCount,
  formatG,
  formatKroner,
  formatNumber,
  formatYearlyKroner,
  monthlyPrice,
  monthlyPriceIfKnown,
  wholeKroner,
} from '#domain/display/amounts.ts';
import { unbroken } from '#test/support/no-break-space.ts';

describe('an amount in kroner (A5.7)', () => {
  test.each([
    ['has the unit kr', 500, '500 kr'],
    ['is rounded up', 12_345.01, '12 346 kr'],
    ['is rounded up from half an øre', 0.005, '1 kr'],
    ['has a space before each group of three digits', 1_234_567, '1 234 567 kr'],
    ['has a space from a thousand on', 1000, '1 000 kr'],
    ['has no space below a thousand', 999, '999 kr'],
    ['is rounded up to a thousand', 999.5, '1 000 kr'],
    ['can be 0', 0, '0 kr'],
    ['is rounded up if it is negative', -1234.5, '-1 234 kr'],
    ['is rounded up to 0 without a sign', -0.5, '0 kr'],
    ['is not rounded up for the error of a floating-point sum', 1.1 * 10 + 3e-15, '11 kr'],
    ['is not rounded up for the error of a floating-point product', 11 * 1.1 * 10, '121 kr'],
    ['is a dash if it is undefined', undefined, '–'],
    ['is a dash if it is null', null, '–'],
    ['is a dash if it is not a number', Number.NaN, '–'],
    ['is a dash if it is infinite', Number.POSITIVE_INFINITY, '–'],
  ])('%s', (_, amount, text) => {
    expect(formatKroner(amount)).toBe(unbroken(text));
  });

  test.each([
    ['has the unit kr/år for a year', 3590.2, '3 591 kr/år'],
    ['is a dash for a year if it is undefined', undefined, '–'],
    ['is a dash for a year if it is not a number', Number.NaN, '–'],
  ])('%s', (_, amount, text) => {
    expect(formatYearlyKroner(amount)).toBe(unbroken(text));
  });

  test('is not below the exact amount, and less than one krone above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (ore) => {
        const shown = formatKroner(ore / 100);
        expect(shown).toMatch(/^-?\d{1,3}(\u00a0\d{3})*\u00a0kr$/);
        const more = Number(shown.replace(/[\skr]/g, '')) * 100 - ore;
        expect(more >= 0 && more < 100).toBe(true);
      }),
    );
  });
});

test.each([
  [14, '14'],
  [7.5, '7,5'],
  [7499.5, '7 499,5'],
  [1_234_567, '1 234 567'],
])('the number %d is shown as %s (A5.7)', (value, text) => {
  expect(formatNumber(value)).toBe(unbroken(text));
});

describe('the monthly price (A9.13, B9.5)', () => {
  test.each([
    ['is a twelfth of the yearly price', 1200, 100],
    ['is rounded up', 1201, 101],
    ['is rounded up from one øre', 1200.01, 101],
    ['is 0 for 0', 0, 0],
    ['is not a number without a yearly price', Number.NaN, Number.NaN],
  ])('%s', (_, yearly, monthly) => {
    expect(monthlyPrice(yearly)).toBe(monthly);
  });

  test('is the lowest price in whole kroner that covers the year in twelve months', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (yearly) => {
        const monthly = monthlyPrice(yearly);
        expect(monthly * 12 >= yearly && (monthly - 1) * 12 < yearly).toBe(true);
      }),
    );
  });
});

describe('the sum of a child’s policy (A5.7)', () => {
  test.each([
    ['is a multiple of G', 40, '40 G'],
    ['has a decimal comma', 2.5, '2,5 G'],
    ['is a dash if it is undefined', undefined, '–'],
    ['is a dash if it is not a number', Number.NaN, '–'],
  ])('%s', (_, multiple, text) => {
    expect(formatG(multiple)).toBe(unbroken(text));
  });
});

test.each([
  [1200, 100],
  [0, 0],
  [null, null],
  [undefined, null],
  [Number.NaN, null],
])('the monthly price of a policy that costs %s a year is %s', (yearly, monthly) => {
  expect(monthlyPriceIfKnown(yearly)).toBe(monthly);
});

test('a count has a space before each group of three digits, and kroner are rounded up (A5.7)', () => {
  expect(formatCount(10_000)).toBe(unbroken('10 000'));
  expect(wholeKroner(1.1 + 2.2)).toBe(4);
  expect(wholeKroner(3.000_000_000_1)).toBe(3);
  expect(wholeKroner(3.000_001)).toBe(4);
});
