import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatG,
  formatKroner,
  formatNumber,
  formatYearlyKroner,
  monthlyPrice,
} from '#domain/display/amounts.ts';
import { unbroken } from '#test/support/no-break-space.ts';

describe('the customer reads an amount (A5.7)', () => {
  test.each([
    ['in whole kroner', 500, '500 kr'],
    ['rounded up', 12_345.01, '12 346 kr'],
    ['rounded up from half an øre', 0.005, '1 kr'],
    ['with a blank before each three digits', 1_234_567, '1 234 567 kr'],
    ['of a thousand', 1000, '1 000 kr'],
    ['just below a thousand', 999, '999 kr'],
    ['that rounds up to a thousand', 999.5, '1 000 kr'],
    ['of nothing', 0, '0 kr'],
    ['of less than nothing', -1234.5, '-1 234 kr'],
    ['of hardly less than nothing', -0.5, '0 kr'],
    ['that a sum in binary missed by a hair', 1.1 * 10 + 3e-15, '11 kr'],
    ['of 110 kr in ten parts put together', 11 * 1.1 * 10, '121 kr'],
    ['as a dash, where there is none', undefined, '–'],
    ['as a dash, where it is null', null, '–'],
    ['as a dash, where it is no number', Number.NaN, '–'],
    ['as a dash, where it is without end', Number.POSITIVE_INFINITY, '–'],
  ])('%s', (_, amount, text) => {
    expect(formatKroner(amount)).toBe(unbroken(text));
  });

  test.each([
    ['for a year', 3590.2, '3 591 kr/år'],
    ['as a dash, where there is none for a year', undefined, '–'],
    ['as a dash, where it is no number for a year', Number.NaN, '–'],
  ])('%s', (_, amount, text) => {
    expect(formatYearlyKroner(amount)).toBe(unbroken(text));
  });

  test('and taken apart again, it is the same amount, or less than a krone more', () => {
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
])('the customer reads the number %d as %s (A5.7)', (value, text) => {
  expect(formatNumber(value)).toBe(unbroken(text));
});

describe('the customer reads a price for a month (A9.13, B9.5)', () => {
  test.each([
    ['that divides without rest', 1200, 100],
    ['rounded up', 1201, 101],
    ['rounded up from the smallest coin', 1200.01, 101],
    ['of nothing', 0, 0],
    ['of no number', Number.NaN, Number.NaN],
  ])('%s', (_, yearly, monthly) => {
    expect(monthlyPrice(yearly)).toBe(monthly);
  });

  test('so that twelve of them cover the year, and no krone too much', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (yearly) => {
        const monthly = monthlyPrice(yearly);
        expect(monthly * 12 >= yearly && (monthly - 1) * 12 < yearly).toBe(true);
      }),
    );
  });
});

describe('the customer reads the sum of a child’s policy', () => {
  test.each([
    ['as a multiple', 40, '40 G'],
    ['with a comma', 2.5, '2,5 G'],
    ['as a dash, where there is none', undefined, '–'],
    ['as a dash, where it is no number', Number.NaN, '–'],
  ])('%s', (_, multiple, text) => {
    expect(formatG(multiple)).toBe(unbroken(text));
  });
});
