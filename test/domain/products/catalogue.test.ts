import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buyList } from '#domain/buying/buy-list.ts';
import { productFace, productOf, products } from '#domain/products/catalogue.ts';
import { type DetailView, detailViews, type Product } from '#domain/products/product.ts';

const codes = products.map(({ code }) => code);

test('every code of the spec is there, and that of poultry (C4.6), exactly once', () => {
  expect(codes).toEqual([
    ...['L05', 'L10', 'L15', 'L17', 'L20', 'L21', 'L25', 'L30', 'L35', 'L40', 'L36', 'L45', 'L50', 'L55'],
    ...['M05', 'M10', 'M15', 'M20', 'M25', 'M26', 'M30', 'M35', 'M37', 'M45'],
    ...['N06', 'N07', 'N16', 'N17', 'N20', 'N25', 'N33', 'N35', 'N75', 'N76', 'N77', 'N90'],
    ...['P05', 'P07', 'P10', 'P15', 'P20', 'P29', 'P30', 'P35', 'P45', 'P60', 'P71', 'EIKAPLUSS'],
    ...['S10', 'S12', 'S20', 'S30', 'S40', 'S50', 'S60', 'S70', 'S80'],
  ]);
  expect(new Set(codes).size).toBe(57);
});

test.each(codes)('the customer’s %s is found by its code', (code) => {
  expect(productOf(code)?.code).toBe(code);
});

describe('A3.14: groups of codes are state names', () => {
  test.each([
    ...['bedrift', 'handverker', 'bolig', 'innbo', 'fritidsbolig', 'reise', 'bil', 'tilhenger', 'moped'],
    ...['motorsykkel', 'bobil', 'atv', 'hund', 'fritidsbat', 'drone'],
  ])('%s for damage', (stateName) => {
    expect(products.filter((product) => product.stateName === stateName).map(({ kind }) => kind)).toContain(
      'damage',
    );
  });

  test('and the seven of life', () => {
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

describe('addresses lead to one product each', () => {
  const shared = ({ code: _, name: __, buyPath: ___, ...rest }: Product) => rest;

  test('codes with one state name are one product: same look, same kind, same details', () => {
    for (const product of products) {
      const first = products.find(({ stateName }) => stateName === product.stateName);
      expect(first && shared(first)).toEqual(shared(product));
    }
  });

  test('no two products fetch their details at one path', () => {
    const calls = new Map(
      products.map(({ detailCall, stateName }) => [
        detailCall ? JSON.stringify(detailCall) : stateName,
        stateName,
      ]),
    );
    expect(calls.size).toBe(new Set(products.map(({ stateName }) => stateName)).size);
  });

  test('no area is that of the certificates, whose call has the same shape', () => {
    expect([...new Set(products.map(({ detailCall }) => detailCall?.area ?? 'none'))]).toEqual([
      'landbruk',
      'kjoretoy',
      'bedrift',
      'privat',
      'inntekt',
      'none',
    ]);
  });

  test('a state name is a word in an address, and no other page of the app starts with it', () => {
    const pages = ['router', 'delt', 'tilbud', 'reisekort', 'innstillinger', 'bm', 'dele-forsikringer'];
    for (const { stateName } of products) {
      expect(stateName).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect([...pages, 'unknown']).not.toContain(stateName);
    }
  });
});

describe('what is sold', () => {
  test('has its place in the buy list', () => {
    const paths = buyList.map(({ urlPath }) => urlPath);
    const sold = products.flatMap(({ buyPath }) => buyPath ?? []);
    expect(sold.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('goes by one name and picture before and after the purchase', () => {
    const damage = products.filter(({ kind }) => kind === 'damage');
    for (const { urlPath, title, icon } of buyList) {
      const bought = damage.filter(({ buyPath }) => buyPath === urlPath);
      expect(bought.map((product) => [product.name, product.icon])).toEqual(bought.map(() => [title, icon]));
    }
  });

  test('has no code yet for four of the buy list', () => {
    const sold = products.map(({ buyPath }) => buyPath);
    expect(buyList.filter(({ urlPath }) => !sold.includes(urlPath)).map(({ title }) => title)).toEqual([
      'Elsparkesykkel',
      'Campingvogn',
      'Verdigjenstand',
      'Onlineforsikring',
    ]);
  });
});

test('B2.28: every view has a product that leads to it', () => {
  const led = new Set<DetailView>(products.map(({ view }) => view));
  expect(detailViews).toHaveLength(18);
  expect(detailViews.filter((view) => !led.has(view))).toEqual([]);
});

describe('how a policy is shown', () => {
  test('a known product goes by the name that the catalogue gives it', () => {
    expect(productFace('P05', 'Villa Solbakken')).toMatchObject({
      name: 'Hus',
      stateName: 'bolig',
      sortOrder: 65,
      icon: 'house',
    });
  });

  test('an unknown one by its own text, under an umbrella', () => {
    expect(productFace('P99', ' Hageforsikring ')).toEqual({
      name: 'Hageforsikring',
      stateName: 'unknown',
      sortOrder: 70,
      icon: 'umbrella',
    });
  });

  test.each(['', '  '])('an unknown one without a text (“%s”) is still something to press', (text) => {
    expect(productFace('P99', text).name).toBe('Forsikring');
  });

  test.each(['constructor', '__proto__', 'toString', '', 'p05', 'P05 '])(
    'the code “%s” is unknown like any other',
    (code) => {
      expect(productOf(code)).toBeNull();
      expect(productFace(code, 'Min forsikring').icon).toBe('umbrella');
    },
  );

  test('any other code has a face with a name, and is no product', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (code, text) => {
        fc.pre(!codes.includes(code));
        expect(productOf(code)).toBeNull();
        expect(productFace(code, text).name).toBe(text.trim() === '' ? 'Forsikring' : text.trim());
      }),
    );
  });
});
