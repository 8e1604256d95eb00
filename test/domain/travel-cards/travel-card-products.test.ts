import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canHaveTravelCard,
  isCardAutomatic,
  travelCardProducts,
} from '#domain/travel-cards/travel-card-products.ts';

describe('the products that can have a travel card are (C3.5)', () => {
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

describe('a card is automatic (B2.103, C3.5)', () => {
  test.each([
    ['for Eika Pluss', 'EIKAPLUSS', 'Eika Pluss', true],
    ['for UNG', 'P45', 'UNG i Norge', true],
    ['for a travel insurance for the family', 'P10', 'Reise familie', true],
    ['for any spelling of the family', 'P10', 'FAMILIEREISE', true],
    ['not for a travel insurance for one person', 'P10', 'Reise', false],
    ['not for an employee, with or without family', 'N90', 'Reise familie', false],
    ['not for a home, with or without family', 'P05', 'Familiehus', false],
    ['not for an unknown product', '__proto__', 'familie', false],
  ])('%s', (_, code, text, isAutomatic) => {
    expect(isCardAutomatic(code, text)).toBe(isAutomatic);
  });

  test('only for products that can have a card', () => {
    const code = fc.oneof(fc.string(), fc.constantFrom('P10', 'P45', 'EIKAPLUSS', 'N90'));
    fc.assert(
      fc.property(code, fc.string(), (anyCode, text) => {
        expect(isCardAutomatic(anyCode, text) && !canHaveTravelCard(anyCode)).toBe(false);
      }),
    );
  });
});
