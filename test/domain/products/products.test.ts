import { describe, expect, test } from 'vitest';
import { businessProducts } from '#domain/products/business-products.ts';
import { products } from '#domain/products/catalogue.ts';
import { farmProducts } from '#domain/products/farm-products.ts';
import { lifeProducts } from '#domain/products/life-products.ts';
import { privateProducts } from '#domain/products/private-products.ts';
import type { Product } from '#domain/products/product.ts';
import { isVehicle, vehicleProducts } from '#domain/products/vehicle-products.ts';

const row = (product: Product) => [
  product.code,
  product.name,
  product.stateName,
  product.sortOrder,
  product.icon,
  product.theme,
  product.detail?.kind ?? null,
  product.detail?.path ?? null,
  product.buyPath,
];

const kinds = (products: readonly Product[]) => [
  ...new Set(products.map(({ kind, segment }) => `${kind} ${segment}`)),
];

// biome-ignore format: a table is read by its columns.
test('a farm can have these products (B2.27, B2.31 to B2.34, B2.36 to B2.39, B7.2, B9.23, C3.1)', () => {
  expect(farmProducts.map(row)).toEqual([
    ['L05', 'Våningshus', 'vaningshus', 70, 'house', 'Hjem og fritid', 'buildings', '/landbruk/vaningshus', null],
    ['L10', 'Driftsbygning', 'driftsbygning', 70, 'farmBuilding', null, 'farmBuildings', '/landbruk/driftsbygning', null],
    ['L15', 'Avlsbesetning', 'avlsbesetning', 70, 'livestock', null, 'herds', '/landbruk/avlsbesetning', null],
    ['L17', 'Landbruks- og arbeidsmaskin', 'maskin', 70, 'machine', null, 'machines', '/landbruk/maskin', null],
    ['L20', 'Landbruks- og arbeidsmaskin', 'maskin', 70, 'machine', null, 'machines', '/landbruk/maskin', null],
    ['L21', 'Landbruks- og arbeidsmaskin', 'maskin', 70, 'machine', null, 'machines', '/landbruk/maskin', null],
    ['L25', 'Hest', 'hest', 70, 'horse', 'Deg og dine', 'horses', '/landbruk/hest', 'hesteforsikring'],
    ['L30', 'Husdyr', 'husdyr', 70, 'livestock', null, 'farmStock', '/landbruk/husdyr', null],
    ['L35', 'Husdyr', 'husdyr', 70, 'livestock', null, 'farmStock', '/landbruk/husdyr', null],
    ['L40', 'Husdyr', 'husdyr', 70, 'livestock', null, 'farmStock', '/landbruk/husdyr', null],
    ['L36', 'Fjørfe', 'fjorfe', 70, 'livestock', null, 'farmStock', '/landbruk/fjorfe', null],
    ['L45', 'Fôr', 'for', 70, 'fodder', null, 'farmStock', '/landbruk/for', null],
    ['L50', 'Ulykke for gårdbruker', 'gardbrukerulykke', 70, 'accident', 'Deg og dine', 'farmerAccident', '/landbruk/gardbrukerulykke', null],
    ['L55', 'Ulykke for gårdbruker', 'gardbrukerulykke', 70, 'accident', 'Deg og dine', 'farmerAccident', '/landbruk/gardbrukerulykke', null],
  ]);
});

// biome-ignore format: a table is read by its columns.
test('a private customer can have these vehicle products (B9.24)', () => {
  expect(vehicleProducts.map(row)).toEqual([
    ['M05', 'Bil', 'bil', 50, 'car', 'Kjøretøy', 'vehicle', '/kjoretoy/bil', 'bil'],
    ['M10', 'Tilhenger', 'tilhenger', 70, 'trailer', 'Kjøretøy', 'vehicle', '/kjoretoy/tilhenger', 'tilhengerforsikring'],
    ['M15', 'Moped og scooter', 'moped', 70, 'moped', 'Kjøretøy', 'vehicle', '/kjoretoy/moped', 'moped-scooter-forsikring'],
    ['M20', 'Veterankjøretøy', 'veteran', 70, 'car', 'Kjøretøy', 'vehicle', '/kjoretoy/veteran', 'veteranforsikring'],
    ['M25', 'Motorsykkel', 'motorsykkel', 70, 'motorcycle', 'Kjøretøy', 'vehicle', '/kjoretoy/motorsykkel', 'motorsykkelforsikring'],
    ['M26', 'Motorsykkel', 'motorsykkel', 70, 'motorcycle', 'Kjøretøy', 'vehicle', '/kjoretoy/motorsykkel', 'motorsykkelforsikring'],
    ['M30', 'Snøscooter', 'snoscooter', 70, 'snowmobile', 'Kjøretøy', 'vehicle', '/kjoretoy/snoscooter', 'snoscooterforsikring'],
    ['M35', 'Bobil', 'bobil', 70, 'motorhome', 'Kjøretøy', 'vehicle', '/kjoretoy/bobil', 'bobilforsikring'],
    ['M37', 'ATV', 'atv', 70, 'atv', 'Kjøretøy', 'vehicle', '/kjoretoy/atv', 'firhjulingforsikring'],
    ['M45', 'Privat traktor', 'traktor', 70, 'tractor', 'Kjøretøy', 'vehicle', '/kjoretoy/traktor', 'traktorforsikring'],
  ]);
});

// biome-ignore format: a table is read by its columns.
test('a company can have these products (B2.30, B2.35, B2.40 to B2.43, B9.25)', () => {
  expect(businessProducts.map(row)).toEqual([
    ['N06', 'Håndverker', 'handverker', 70, 'tools', null, 'crafts', '/bedrift/handverker', null],
    ['N07', 'Bedrift', 'bedrift', 70, 'company', null, 'business', '/bedrift/bedrift', null],
    ['N16', 'Helse for ansatte', 'helse', 70, 'health', 'Deg og dine', 'generic', '/bedrift/helse', null],
    ['N17', 'Personal', 'personal', 70, 'people', null, 'generic', '/bedrift/personal', null],
    ['N20', 'Yrkesskade', 'yrkesskade', 70, 'accident', 'Deg og dine', 'occupationGroups', '/bedrift/yrkesskade', null],
    ['N25', 'Huseier', 'huseier', 70, 'house', 'Hjem og fritid', 'buildings', '/bedrift/huseier', null],
    ['N33', 'Næringsbil', 'naringsbil', 70, 'van', 'Kjøretøy', 'vehicle', '/bedrift/naringsbil', null],
    ['N35', 'Tungt kjøretøy', 'tungt-kjoretoy', 70, 'truck', 'Kjøretøy', 'heavyVehicle', '/bedrift/tungt-kjoretoy', null],
    ['N75', 'Virke', 'virke', 70, 'people', null, 'generic', '/bedrift/virke', null],
    ['N76', 'Virke', 'virke', 70, 'people', null, 'generic', '/bedrift/virke', null],
    ['N77', 'Virke', 'virke', 70, 'people', null, 'generic', '/bedrift/virke', null],
    ['N90', 'Reise for ansatte', 'reise-bedrift', 70, 'travel', 'Hjem og fritid', 'generic', '/bedrift/reise-bedrift', null],
  ]);
});

// biome-ignore format: a table is read by its columns.
test('a private customer can have these other damage products (A2.46, A3.14, B2.29, B2.34, B9.26)', () => {
  expect(privateProducts.map(row)).toEqual([
    ['P05', 'Hus', 'bolig', 65, 'house', 'Hjem og fritid', 'buildings', '/privat/bolig', 'bolig'],
    ['P07', 'Innbo', 'innbo', 60, 'contents', 'Hjem og fritid', 'generic', '/privat/innbo', 'innbo'],
    ['P10', 'Reise', 'reise', 50, 'travel', 'Hjem og fritid', 'generic', '/privat/reise', 'reise'],
    ['P15', 'Ulykke', 'ulykke', 70, 'accident', 'Deg og dine', 'generic', '/privat/ulykke', null],
    ['P20', 'Hytte', 'fritidsbolig', 70, 'cabin', 'Hjem og fritid', 'buildings', '/privat/fritidsbolig', 'fritidsbolig'],
    ['P29', 'Hund', 'hund', 70, 'dog', 'Deg og dine', 'pets', '/privat/hund', 'hundeforsikring'],
    ['P30', 'Katt', 'katt', 70, 'cat', 'Deg og dine', 'pets', '/privat/katt', 'katteforsikring'],
    ['P35', 'Båt', 'fritidsbat', 70, 'boat', 'Hjem og fritid', 'generic', '/privat/fritidsbat', 'batforsikring'],
    ['P45', 'UNG i Norge', 'ung', 40, 'youth', 'Deg og dine', 'generic', '/privat/ung', 'ung'],
    ['P60', 'Inntekt', 'inntekt', 60, 'income', 'Deg og dine', 'income', '/inntekt/inntekt', null],
    ['P71', 'Drone', 'drone', 70, 'drone', 'Hjem og fritid', 'generic', '/privat/drone', 'droneforsikring'],
    ['EIKAPLUSS', 'Eika Pluss', 'eikapluss', 70, 'bundle', 'Hjem og fritid', 'generic', '/privat/eikapluss', 'eikapluss'],
  ]);
});

// biome-ignore format: a table is read by its columns.
test('a customer can have these life and health products (A9.12, B9.21)', () => {
  expect(lifeProducts.map(row)).toEqual([
    ['S10', 'Barn og ungdom', 'barn-og-ungdom', 70, 'child', 'Deg og dine', null, null, null],
    ['S12', 'Barn og ungdom', 'barn-og-ungdom', 70, 'child', 'Deg og dine', null, null, 'barneforsikring'],
    ['S20', 'Dødsfallkapital', 'dodsfallkapital', 70, 'life', 'Deg og dine', null, null, 'dodsfallforsikring'],
    ['S30', 'Uførekapital', 'uforekapital', 70, 'disability', 'Deg og dine', null, null, 'uforeforsikring'],
    ['S40', 'Uførekapital med forskudd', 'uforekapital', 70, 'disability', 'Deg og dine', null, null, 'uforeforsikring'],
    ['S50', 'Uførepensjon', 'uforepensjon', 70, 'disability', 'Deg og dine', null, null, 'uforeforsikring'],
    ['S60', 'Fireårs uførerente', 'fire-aars-uforerente', 70, 'disability', 'Deg og dine', null, null, 'uforeforsikring'],
    ['S70', 'Operasjonsforsikring', 'operasjonsforsikring', 70, 'health', 'Deg og dine', null, null, 'helseforsikring'],
    ['S80', 'Kritisk sykdom', 'kritisk-sykdom', 70, 'illness', 'Deg og dine', null, null, 'kritisksykdom'],
  ]);
});

describe('the kind and segment of a product', () => {
  test('are damage and business for a farm', () => {
    expect(kinds(farmProducts.filter(({ code }) => code !== 'L25'))).toEqual(['damage business']);
  });

  test('are damage and private for a horse', () => {
    expect(kinds(farmProducts.filter(({ code }) => code === 'L25'))).toEqual(['damage private']);
  });

  test.each([
    ['are damage and private for vehicles', vehicleProducts, 'damage private'],
    ['are damage and business for a company', businessProducts, 'damage business'],
    ['are damage and private for home and leisure', privateProducts, 'damage private'],
    ['are life and private for life and health', lifeProducts, 'life private'],
  ])('%s', (_, products, kind) => {
    expect(kinds(products)).toEqual([kind]);
  });
});

describe('a vehicle with a sales report to the road authority (B4.13)', () => {
  test.each(['M05', 'M10', 'M15', 'M20', 'M25', 'M26', 'M30', 'M35', 'M37', 'M45', 'N33', 'N35'])(
    'includes product %s',
    (code) => {
      expect(isVehicle(code)).toBe(true);
    },
  );

  test.each(['L17', 'P35', 'P10', 'N07', 'S20', 'M99', '', 'constructor', '__proto__'])(
    'does not include product “%s”',
    (code) => {
      expect(isVehicle(code)).toBe(false);
    },
  );
});

test('the catalogue has every code of the specification and that of poultry, each once (C4.6)', () => {
  const codes = products.map(({ code }) => code);
  expect(codes).toEqual([
    ...['L05', 'L10', 'L15', 'L17', 'L20', 'L21', 'L25', 'L30', 'L35', 'L40', 'L36', 'L45', 'L50', 'L55'],
    ...['M05', 'M10', 'M15', 'M20', 'M25', 'M26', 'M30', 'M35', 'M37', 'M45'],
    ...['N06', 'N07', 'N16', 'N17', 'N20', 'N25', 'N33', 'N35', 'N75', 'N76', 'N77', 'N90'],
    ...['P05', 'P07', 'P10', 'P15', 'P20', 'P29', 'P30', 'P35', 'P45', 'P60', 'P71', 'EIKAPLUSS'],
    ...['S10', 'S12', 'S20', 'S30', 'S40', 'S50', 'S60', 'S70', 'S80'],
  ]);
  expect(codes).toHaveLength(new Set(codes).size);
});

test('every kind of details has a product (B2.28)', () => {
  expect([...new Set(products.flatMap(({ detail }) => detail?.kind ?? []))].sort()).toEqual([
    ...['buildings', 'business', 'crafts', 'farmBuildings', 'farmStock', 'farmerAccident', 'generic'],
    ...['heavyVehicle', 'herds', 'horses', 'income', 'machines', 'occupationGroups', 'pets', 'vehicle'],
  ]);
});

test('every damage product has a path of two segments', () => {
  const damage = products.filter(({ kind }) => kind === 'damage');
  expect(damage).not.toEqual([]);
  for (const { detail } of damage) expect(detail?.path).toMatch(/^\/[a-z]+\/[a-z-]+$/);
});
