import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buyGroups, buyList, grouped, mostBought, offeredForSale, popular } from '#domain/buying/buy-list.ts';
import { products } from '#domain/products/catalogue.ts';

const nothing = { deactivated: [], transition: false };
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);
const missing = (withheld: Parameters<typeof offeredForSale>[0]) => {
  const offered = offeredForSale(withheld);
  return titles(buyList.filter((entry) => !offered.includes(entry)));
};

test('A2.46: what can be bought, and at which address', () => {
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

test('each is bought at an address of its own', () => {
  expect(new Set(buyList.map(({ urlPath }) => urlPath)).size).toBe(29);
});

test('A2.35, A2.3: the most bought are those with a page of the site’s own', () => {
  expect(mostBought.map(({ title, urlPath }) => [title, urlPath])).toEqual([
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

test('A2.37: of the most bought, the successor sells the life insurance once the move has begun', () => {
  expect(popular(false)).toEqual(mostBought);
  expect(titles(mostBought.filter((each) => !popular(true).includes(each)))).toEqual(['Barn og ungdom']);
});

describe('A2.38: the customer is offered', () => {
  test('everything, who has nothing', () => {
    expect(offeredForSale(nothing)).toEqual(buyList);
  });

  test('no second of what they have', () => {
    expect(missing({ deactivated: ['P05', 'M05', 'EIKAPLUSS'], transition: false })).toEqual([
      'Bil',
      'Hus',
      'Eika Pluss',
    ]);
  });

  test.each(['M25', 'M26'])('no motorcycle, who has one of either code (%s)', (code) => {
    expect(missing({ deactivated: [code], transition: false })).toEqual(['Motorsykkel']);
  });

  test('a child’s insurance still, who has an old one', () => {
    expect(missing({ deactivated: ['S10'], transition: false })).toEqual([]);
    expect(missing({ deactivated: ['S12'], transition: false })).toEqual(['Barn og ungdom']);
  });

  test('everything still, whose code is not sold, or is known to nobody', () => {
    expect(missing({ deactivated: ['P15', 'N07', 'P99', '', '__proto__'], transition: false })).toEqual([]);
  });

  test('no life and health in transition, which has a section of its own (A2.37)', () => {
    expect(missing({ deactivated: [], transition: true })).toEqual([
      'Barn og ungdom',
      'Dødsfall',
      'Helse',
      'Kritisk sykdom',
      'Ufør',
    ]);
  });

  test('neither, with both', () => {
    expect(missing({ deactivated: ['P71'], transition: true })).toEqual([
      'Barn og ungdom',
      'Dødsfall',
      'Helse',
      'Kritisk sykdom',
      'Ufør',
      'Drone',
    ]);
  });

  test('less the more they have, and in the same order', () => {
    const codes = fc.array(fc.oneof(fc.string(), fc.constantFrom(...products.map(({ code }) => code))));
    fc.assert(
      fc.property(codes, codes, fc.boolean(), (some, more, transition) => {
        const before = offeredForSale({ deactivated: some, transition });
        const after = offeredForSale({ deactivated: [...some, ...more], transition });
        expect(before.filter((entry) => after.includes(entry))).toEqual(after);
        expect(buyList.filter((entry) => before.includes(entry))).toEqual(before);
      }),
    );
  });
});

describe('the list is read in groups', () => {
  test('Kjøretøy, Hjem og fritid, Deg og dine, in this order (A2.38)', () => {
    expect(grouped(buyList).map(({ group, entries }) => [group, entries.length])).toEqual([
      ['Kjøretøy', 11],
      ['Hjem og fritid', 9],
      ['Deg og dine', 9],
    ]);
    expect(buyGroups).toEqual(['Kjøretøy', 'Hjem og fritid', 'Deg og dine']);
  });

  test('without a group that has nothing in it', () => {
    const boat = buyList.filter(({ title }) => title === 'Båt');
    expect(grouped(boat)).toEqual([{ group: 'Hjem og fritid', entries: boat }]);
    expect(grouped([])).toEqual([]);
  });

  test('and nothing is lost or doubled by it', () => {
    fc.assert(
      fc.property(fc.subarray([...buyList]), (entries) => {
        const parts = grouped(entries).flatMap((part) => part.entries);
        expect(parts).toHaveLength(entries.length);
        expect(new Set(parts)).toEqual(new Set(entries));
      }),
    );
  });
});
