import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf } from '#domain/buying/buy-lines.ts';
import { buyList, groupEntries, isOwned, mostBought, productsForSale } from '#domain/buying/buy-list.ts';
import { products } from '#domain/products/catalogue.ts';

const nothing = { ownedCodes: [], transition: false };
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);
const omitted = (options: Parameters<typeof productsForSale>[0]) => {
  const offered = productsForSale(options);
  return titles(buyList.filter((entry) => !offered.includes(entry)));
};

test('the list has every product with its address, group, icon and kind (A2.46)', () => {
  expect(buyList.map((each) => [each.title, each.urlPath, each.group, each.icon, each.kind])).toEqual([
    ['Bil', 'bil', 'Kjøretøy', 'car', 'damage'],
    ['Reise', 'reise', 'Hjem og fritid', 'travel', 'damage'],
    ['Elsparkesykkel', 'elsparkesykkel', 'Kjøretøy', 'electricScooter', 'damage'],
    ['Innbo', 'innbo', 'Hjem og fritid', 'contents', 'damage'],
    ['Hytte', 'fritidsbolig', 'Hjem og fritid', 'cabin', 'damage'],
    ['Hus', 'bolig', 'Hjem og fritid', 'house', 'damage'],
    ['UNG i Norge', 'ung', 'Deg og dine', 'youth', 'damage'],
    ['Hund', 'hundeforsikring', 'Deg og dine', 'dog', 'damage'],
    ['ATV', 'firhjulingforsikring', 'Kjøretøy', 'atv', 'damage'],
    ['Båt', 'batforsikring', 'Hjem og fritid', 'boat', 'damage'],
    ['Bobil', 'bobilforsikring', 'Kjøretøy', 'motorhome', 'damage'],
    ['Campingvogn', 'campingvognforsikring', 'Kjøretøy', 'caravan', 'damage'],
    ['Moped og scooter', 'moped-scooter-forsikring', 'Kjøretøy', 'moped', 'damage'],
    ['Motorsykkel', 'motorsykkelforsikring', 'Kjøretøy', 'motorcycle', 'damage'],
    ['Privat traktor', 'traktorforsikring', 'Kjøretøy', 'tractor', 'damage'],
    ['Snøscooter', 'snoscooterforsikring', 'Kjøretøy', 'snowmobile', 'damage'],
    ['Tilhenger', 'tilhengerforsikring', 'Kjøretøy', 'trailer', 'damage'],
    ['Veterankjøretøy', 'veteranforsikring', 'Kjøretøy', 'car', 'damage'],
    ['Verdigjenstand', 'verdigjenstandforsikring', 'Hjem og fritid', 'valuables', 'damage'],
    ['Onlineforsikring', 'onlineforsikring', 'Hjem og fritid', 'online', 'damage'],
    ['Eika Pluss', 'eikapluss', 'Hjem og fritid', 'bundle', 'damage'],
    ['Barn og ungdom', 'barneforsikring', 'Deg og dine', 'child', 'life'],
    ['Dødsfall', 'dodsfallforsikring', 'Deg og dine', 'life', 'life'],
    ['Helse', 'helseforsikring', 'Deg og dine', 'health', 'life'],
    ['Kritisk sykdom', 'kritisksykdom', 'Deg og dine', 'illness', 'life'],
    ['Ufør', 'uforeforsikring', 'Deg og dine', 'disability', 'life'],
    ['Hest', 'hesteforsikring', 'Deg og dine', 'horse', 'damage'],
    ['Katt', 'katteforsikring', 'Deg og dine', 'cat', 'damage'],
    ['Drone', 'droneforsikring', 'Hjem og fritid', 'drone', 'damage'],
  ]);
});

test('each product has an address of its own', () => {
  expect(new Set(buyList.map(({ urlPath }) => urlPath)).size).toBe(29);
});

test('each product says in one line what it is (C4.35)', () => {
  expect(Object.fromEntries(buyList.map((entry) => [entry.urlPath, lineOf(entry)]))).toEqual({
    bil: 'For bilen, og for skade du gjør på andre',
    reise: 'For sykdom, avbestilling og bagasje på reise',
    elsparkesykkel: 'Ansvaret som loven krever',
    innbo: 'For møbler, klær og andre ting du har hjemme',
    fritidsbolig: 'For hytta og det du har i den',
    bolig: 'For huset du bor i eller leier ut',
    ung: 'For deg som er ung og har flyttet hjemmefra',
    hundeforsikring: 'For veterinær, sykdom og ulykke',
    firhjulingforsikring: 'For firhjulingen, og for skade du gjør på andre',
    batforsikring: 'For båten, motoren og utstyret',
    bobilforsikring: 'For bobilen og det du har i den',
    campingvognforsikring: 'For campingvognen og det du har i den',
    'moped-scooter-forsikring': 'For mopeden, og for skade du gjør på andre',
    motorsykkelforsikring: 'For motorsykkelen, og for skade du gjør på andre',
    traktorforsikring: 'For traktoren du ikke bruker i næring',
    snoscooterforsikring: 'For scooteren, og for skade du gjør på andre',
    tilhengerforsikring: 'For hengeren du trekker etter bilen',
    veteranforsikring: 'For et eldre kjøretøy som du bruker lite',
    verdigjenstandforsikring: 'For smykker, kunst og andre dyre ting',
    onlineforsikring: 'For det som kan gå galt på nett',
    eikapluss: 'Flere forsikringer samlet i én',
    barneforsikring: 'For sykdom og ulykke hos barn',
    dodsfallforsikring: 'Penger til dem du etterlater deg',
    helseforsikring: 'For undersøkelse og behandling',
    kritisksykdom: 'Penger til deg ved alvorlig sykdom',
    uforeforsikring: 'Penger til deg hvis du ikke kan jobbe',
    hesteforsikring: 'For veterinær, sykdom og ulykke',
    katteforsikring: 'For veterinær, sykdom og ulykke',
    droneforsikring: 'For dronen, og for skade du gjør på andre',
  });
});

test('a product without a line has an empty one', () => {
  const [car] = buyList;
  expect(car && lineOf({ ...car, urlPath: 'ny' })).toBe('');
});

test('a product is marked if the customer has one of its codes (C4.35)', () => {
  const owned = (ownedCodes: readonly string[]) =>
    titles(buyList.filter((entry) => isOwned(entry, ownedCodes)));
  expect(owned(['M05', 'M26', 'X99'])).toEqual(['Bil', 'Motorsykkel']);
  expect(owned([])).toEqual([]);
});

test('the most bought products are those with a buy page on the site (A2.35, A2.3)', () => {
  expect(mostBought(false).map(({ title, urlPath }) => [title, urlPath])).toEqual([
    ['Reise', 'reise'],
    ['Innbo', 'innbo'],
    ['Bil', 'bil'],
    ['UNG i Norge', 'ung'],
    ['Hus', 'bolig'],
    ['Elsparkesykkel', 'elsparkesykkel'],
    ['Hytte', 'fritidsbolig'],
    ['Barn og ungdom', 'barneforsikring'],
    ['Hund', 'hundeforsikring'],
  ]);
});

test('the most bought products have no life insurance during the transition (A2.37)', () => {
  const during = mostBought(true);
  expect(titles(mostBought(false).filter((each) => !during.includes(each)))).toEqual(['Barn og ungdom']);
});

describe('the products for sale (A2.38)', () => {
  test('are all products for a customer without policies', () => {
    expect(productsForSale(nothing)).toEqual(buyList);
  });

  test('omit the products that the customer already has', () => {
    expect(omitted({ ownedCodes: ['P05', 'M05', 'EIKAPLUSS'], transition: false })).toEqual([
      'Bil',
      'Hus',
      'Eika Pluss',
    ]);
  });

  test.each(['M25', 'M26'])('omit the motorcycle if the customer has one, with either code (%s)', (code) => {
    expect(omitted({ ownedCodes: [code], transition: false })).toEqual(['Motorsykkel']);
  });

  test('keep the child insurance if the customer has the old product', () => {
    expect(omitted({ ownedCodes: ['S10'], transition: false })).toEqual([]);
    expect(omitted({ ownedCodes: ['S12'], transition: false })).toEqual(['Barn og ungdom']);
  });

  test('ignore codes that are not for sale or unknown', () => {
    expect(omitted({ ownedCodes: ['P15', 'N07', 'X99', '', '__proto__'], transition: false })).toEqual([]);
  });

  test('omit life and health during the transition, because the successor sells them (A2.37)', () => {
    expect(omitted({ ownedCodes: [], transition: true })).toEqual([
      'Barn og ungdom',
      'Dødsfall',
      'Helse',
      'Kritisk sykdom',
      'Ufør',
    ]);
  });

  test('omit owned products and, during the transition, life and health', () => {
    expect(omitted({ ownedCodes: ['P71'], transition: true })).toEqual([
      'Barn og ungdom',
      'Dødsfall',
      'Helse',
      'Kritisk sykdom',
      'Ufør',
      'Drone',
    ]);
  });

  test('never grow with more owned products, and keep the order of the list', () => {
    const codes = fc.array(fc.oneof(fc.string(), fc.constantFrom(...products.map(({ code }) => code))));
    fc.assert(
      fc.property(codes, codes, fc.boolean(), (some, more, transition) => {
        const before = productsForSale({ ownedCodes: some, transition });
        const after = productsForSale({ ownedCodes: [...some, ...more], transition });
        expect(before.filter((entry) => after.includes(entry))).toEqual(after);
        expect(buyList.filter((entry) => before.includes(entry))).toEqual(before);
      }),
    );
  });
});

describe('the groups of the list', () => {
  test('are Kjøretøy, Hjem og fritid, Deg og dine, in this order (A2.38)', () => {
    expect(groupEntries(buyList).map(({ group, entries }) => [group, entries.length])).toEqual([
      ['Kjøretøy', 11],
      ['Hjem og fritid', 9],
      ['Deg og dine', 9],
    ]);
  });

  test('are left out if they are empty', () => {
    const boat = buyList.filter(({ title }) => title === 'Båt');
    expect(groupEntries(boat)).toEqual([{ group: 'Hjem og fritid', entries: boat }]);
    expect(groupEntries([])).toEqual([]);
  });

  test('contain every product once', () => {
    fc.assert(
      fc.property(fc.subarray([...buyList]), (entries) => {
        const parts = groupEntries(entries).flatMap((part) => part.entries);
        expect(parts).toHaveLength(entries.length);
        expect(new Set(parts)).toEqual(new Set(entries));
      }),
    );
  });
});
