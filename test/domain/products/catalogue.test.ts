import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buyList } from '#domain/buying/buy-list.ts';
import { productFace, productOf, products } from '#domain/products/catalogue.ts';
import type { Product } from '#domain/products/product.ts';

const codes: readonly string[] = products.map(({ code }) => code);

test.each(codes)('the product %s is found by its code', (code) => {
  expect(productOf(code)?.code).toBe(code);
});

describe('a group of product codes has a state name (A3.14)', () => {
  test.each([
    ...['bedrift', 'handverker', 'bolig', 'innbo', 'fritidsbolig', 'reise', 'bil', 'tilhenger', 'moped'],
    ...['motorsykkel', 'bobil', 'atv', 'hund', 'fritidsbat', 'drone'],
  ])('%s, for damage products', (stateName) => {
    expect(products.filter((product) => product.stateName === stateName).map(({ kind }) => kind)).toContain(
      'damage',
    );
  });

  test('which is one of seven for life products', () => {
    const life = products.filter(({ kind }) => kind === 'life');
    expect([...new Set(life.map(({ stateName }) => stateName))]).toEqual([
      'barn-og-ungdom',
      'dodsfallkapital',
      'uforekapital',
      'uforepensjon',
      'fire-aars-uforerente',
      'operasjonsforsikring',
      'kritisk-sykdom',
    ]);
  });
});

describe('the addresses of products', () => {
  const shared = ({ code: _, name: __, buyPath: ___, ...rest }: Product) => rest;

  test('codes with the same state name have the same icon, kind, theme and details', () => {
    for (const product of products) {
      const first = products.find(({ stateName }) => stateName === product.stateName);
      expect(first && shared(first)).toEqual(shared(product));
    }
  });

  test('no two state names have the same path of details', () => {
    const calls = new Map(products.map(({ detail, stateName }) => [detail?.path ?? stateName, stateName]));
    expect(calls.size).toBe(new Set(products.map(({ stateName }) => stateName)).size);
  });

  test('no two state names have the same name on screen', () => {
    const names = new Set(products.map(({ name }) => name));
    expect(new Set(products.map(({ name, stateName }) => `${name} ${stateName}`)).size).toBe(names.size);
  });

  test('no path of details is in the area of the certificates, whose call has the same shape', () => {
    expect([...new Set(products.map(({ detail }) => detail?.path.split('/')[1] ?? 'none'))]).toEqual([
      'landbruk',
      'kjoretoy',
      'bedrift',
      'privat',
      'inntekt',
      'none',
    ]);
  });

  test('a state name is lower-case words with hyphens, and not the first part of another page', () => {
    const pages = ['router', 'delt', 'tilbud', 'reisekort', 'innstillinger', 'bm', 'dele-forsikringer'];
    for (const { stateName } of products) {
      expect(stateName).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect([...pages, 'unknown']).not.toContain(stateName);
    }
  });
});

test.each([
  ['M05', '/kjoretoy/bil'],
  ['L25', '/landbruk/hest'],
  ['N20', '/bedrift/yrkesskade'],
  ['P05', '/privat/bolig'],
  ['P60', '/inntekt/inntekt'],
])('the code %s chooses the details at %s (B7.34)', (code, path) => {
  expect(productOf(code)?.detail?.path).toBe(path);
});

describe('a product for sale', () => {
  test('is in the buy list', () => {
    const paths = buyList.map(({ urlPath }) => urlPath);
    const sold = products.flatMap(({ buyPath }) => buyPath ?? []);
    expect(sold.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('has the same name and icon before and after the purchase, if it is damage insurance', () => {
    const damage = products.filter(({ kind }) => kind === 'damage');
    for (const { urlPath, title, icon } of buyList) {
      const bought = damage.filter(({ buyPath }) => buyPath === urlPath);
      expect(bought.map((product) => [product.name, product.icon])).toEqual(bought.map(() => [title, icon]));
    }
  });

  test('has no product code yet for four entries of the buy list', () => {
    const sold = products.map(({ buyPath }) => buyPath);
    expect(buyList.filter(({ urlPath }) => !sold.includes(urlPath)).map(({ title }) => title)).toEqual([
      'Elsparkesykkel',
      'Campingvogn',
      'Verdigjenstand',
      'Onlineforsikring',
    ]);
  });
});

test('three products have toggles for their full description (A3.17, B2.44, B6.14, C3.8)', () => {
  expect(products.flatMap(({ code, toggles }) => (toggles ? [[code, ...toggles]] : []))).toEqual([
    ['L05', 'rik-vaningshus'],
    ['L10', 'rik-driftsbygning'],
    ['N06', 'handverker-detaljside', 'rik-handverker'],
  ]);
});

describe('the name and icon of a policy (A3.14)', () => {
  test('are those of the catalogue for a known product', () => {
    expect(productFace('P05', 'Villa Solbakken')).toMatchObject({
      name: 'Hus',
      stateName: 'bolig',
      sortOrder: 65,
      icon: 'house',
    });
  });

  test('are its own text and an umbrella for an unknown product', () => {
    expect(productFace('X99', ' Hageforsikring ')).toEqual({
      name: 'Hageforsikring',
      stateName: 'unknown',
      sortOrder: 70,
      icon: 'umbrella',
    });
  });

  test.each(['', '  '])('have the name Forsikring for an unknown product without a text (“%s”)', (text) => {
    expect(productFace('X99', text).name).toBe('Forsikring');
  });

  test.each(['constructor', '__proto__', 'toString', '', 'p05', 'P05 '])(
    'have an umbrella for the unknown code “%s” (A8.13, B7.34)',
    (code) => {
      expect(productOf(code)).toBeNull();
      expect(productFace(code, 'Min forsikring').icon).toBe('umbrella');
    },
  );

  test('always have a name, also for any unknown code', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (code, text) => {
        fc.pre(!codes.includes(code));
        expect(productOf(code)).toBeNull();
        expect(productFace(code, text).name).toBe(text.trim() === '' ? 'Forsikring' : text.trim());
      }),
    );
  });
});
