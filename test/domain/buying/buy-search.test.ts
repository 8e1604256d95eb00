import { expect, test } from 'vitest';
import { buyList } from '#domain/buying/buy-list.ts';
import { searchProducts } from '#domain/buying/buy-search.ts';

test.each([
  ['bilforsikring', ['Bil', 'Bobil']],
  ['uføreforsikring', ['Ufør']],
  ['boligforsikring', ['Hytte', 'Hus']],
  ['mopedforsikring', ['Moped og scooter']],
  ['dødsfallsforsikring', ['Dødsfall']],
  ['livsforsikring', ['Dødsfall']],
  ['barneforsikringen', ['Barn og ungdom']],
  ['hundeforsikringer', ['Hund']],
  ['dyreforsikring', ['Hund', 'Hest', 'Katt']],
  ['mc', ['Motorsykkel']],
  ['hytta', ['Hytte']],
  ['smykker', ['Verdigjenstand']],
  ['husforsikring', ['Hus']],
  ['forsikring for bil', ['Bil', 'Bobil', 'Tilhenger']],
  ['forsikring for hytta', ['Hytte']],
  ['forsikring til huset', ['Hus']],
  ['forsikring for huset', ['Hus']],
  ['forsikring smykker', ['Verdigjenstand']],
  ['reiseforsikring avbestilling', ['Reise']],
  ['bilforsikringa', ['Bil', 'Bobil']],
  ['bilforsikringen', ['Bil', 'Bobil']],
  ['bil-forsikring', ['Bil', 'Bobil']],
  ['onlineforsikring', ['Onlineforsikring']],
  ['romskip', []],
])('the search on the buy page finds by %s (C4.43)', (search, titles) => {
  expect(searchProducts(buyList, search).map(({ title }) => title)).toEqual(titles);
});
