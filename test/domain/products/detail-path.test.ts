import fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '#domain/products/catalogue.ts';
import { detailPath } from '#domain/products/detail-path.ts';
import { lifeProducts } from '#domain/products/life-products.ts';

const unknown = { problem: { kind: 'refusal', title: 'Noe gikk galt', text: 'Ukjent produkt' } };

test.each([
  ['income', 'P60', '/inntekt/inntekt'],
  ['a company', 'N07', '/bedrift/bedrift'],
  ['a horse', 'L25', '/landbruk/hest'],
  ['a machine', 'L20', '/landbruk/maskin'],
  ['another machine, with the same path', 'L21', '/landbruk/maskin'],
  ['a car', 'M05', '/kjoretoy/bil'],
  ['a home', 'P05', '/privat/bolig'],
])('the product code of %s gives the path of its details (B7.2)', (_, code, path) => {
  expect(detailPath(code)).toEqual({ path });
});

test('every damage product has a path', () => {
  const damage = products.filter(({ kind }) => kind === 'damage');
  expect(damage).toHaveLength(48);
  for (const { code } of damage) expect(detailPath(code)).toHaveProperty('path');
});

test.each(lifeProducts.map(({ code }) => code))(
  'the life product %s has no path, because its details are loaded with the customer',
  (code) => {
    expect(detailPath(code)).toEqual(unknown);
  },
);

test.each(['P99', '', 'constructor', '__proto__', 'hasOwnProperty'])(
  'the product “%s” is unknown (A8.13, B7.34)',
  (code) => {
    expect(detailPath(code)).toEqual(unknown);
  },
);

test('any code gives a path of two segments, or the error of an unknown product', () => {
  const code = fc.oneof(fc.string(), fc.constantFrom(...products.map((each) => each.code)));
  fc.assert(
    fc.property(code, (anyCode) => {
      const result = detailPath(anyCode);
      if ('path' in result) expect(result.path).toMatch(/^\/[a-z]+\/[a-z-]+$/);
      else expect(result).toEqual(unknown);
    }),
  );
});
