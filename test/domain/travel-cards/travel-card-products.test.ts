import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canHaveTravelCard,
  isCardAutomatic,
  travelCardProducts,
} from '#domain/travel-cards/travel-card-products.ts';

describe('the products with a travel card are (C3.5)', () => {
  test.each(['P10', 'P45', 'EIKAPLUSS', 'N90'])('%s', (code) => {
    expect(canHaveTravelCard(code)).toBe(true);
  });

  test('nothing else', () => {
    expect(travelCardProducts).toHaveLength(4);
    const other = fc.oneof(fc.string(), fc.constantFrom('P05', 'P07', 'N17', 'S20', '__proto__', 'length'));
    fc.assert(
      fc.property(other, (code) => {
        fc.pre(!travelCardProducts.includes(code));
        expect(canHaveTravelCard(code)).toBe(false);
      }),
    );
  });
});

describe('a customer without a card (B2.103, C3.5)', () => {
  test.each([
    ['gets one with Eika Pluss', 'EIKAPLUSS', 'Eika Pluss', true],
    ['gets one with UNG', 'P45', 'UNG i Norge', true],
    ['gets one with a travel insurance for the family', 'P10', 'Reise familie', true],
    ['gets one however the family is written', 'P10', 'FAMILIEREISE', true],
    ['makes one with a travel insurance for one', 'P10', 'Reise', false],
    ['makes one as an employee, family or not', 'N90', 'Reise familie', false],
    ['has none with a home, family or not', 'P05', 'Familiehus', false],
    ['has none with what we do not know', '__proto__', 'familie', false],
  ])('%s', (_, code, text, made) => {
    expect(isCardAutomatic(code, text)).toBe(made);
  });

  test('and what is made by itself is a product with cards', () => {
    const code = fc.oneof(fc.string(), fc.constantFrom('P10', 'P45', 'EIKAPLUSS', 'N90'));
    fc.assert(
      fc.property(code, fc.string(), (anyCode, text) => {
        expect(isCardAutomatic(anyCode, text) && !canHaveTravelCard(anyCode)).toBe(false);
      }),
    );
  });
});
