import { expect, test } from 'vitest';
import { productOf } from '#domain/products/catalogue.ts';
import { lifeProducts } from '#domain/products/life-products.ts';

test.each([
  ['income', 'P60', '/inntekt/inntekt'],
  ['a company', 'N07', '/bedrift/bedrift'],
  ['a horse', 'L25', '/landbruk/hest'],
  ['a machine', 'L20', '/landbruk/maskin'],
  ['another machine, with the same path', 'L21', '/landbruk/maskin'],
  ['a car', 'M05', '/kjoretoy/bil'],
  ['a home', 'P05', '/privat/bolig'],
])('the product code of %s gives the path of its details (B7.2)', (_, code, path) => {
  expect(productOf(code)?.detail?.path).toBe(path);
});

test('a life product has no path, because its details are loaded with the customer', () => {
  expect(lifeProducts.map(({ detail }) => detail)).toEqual(lifeProducts.map(() => null));
});

test.each(['X99', '', 'constructor', '__proto__', 'hasOwnProperty'])(
  'the product “%s” is unknown (A8.13, B7.34)',
  (code) => {
    expect(productOf(code)).toBeNull();
  },
);
