import { afterEach, describe, expect, test } from 'vitest';
import { queryParameter } from '#app/page/query.ts';

const at = (address: string) => {
  window.history.replaceState(null, '', address);
  return queryParameter(window.location, 'redirect_url');
};

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a parameter of the page is read before and after the # (C1.1)', () => {
  test.each([
    ['before the #', '/egenerklaring?redirect_url=%2Fkjope', '/kjope'],
    ['before the # and its route', '/egenerklaring?redirect_url=/kjope#/bankvelger', '/kjope'],
    ['after the #', '/egenerklaring#/?redirect_url=%2Fkjope', '/kjope'],
    ['after the # without a route', '/egenerklaring#?redirect_url=/kjope', '/kjope'],
    ['among others', '/egenerklaring?a=1&redirect_url=/kjope&b=2', '/kjope'],
    ['from before the # if it is on both sides', '/?redirect_url=/a#/?redirect_url=/b', '/a'],
    ['after the #, with another parameter before it', '/?persona=unwanted#/?redirect_url=/b', '/b'],
    ['with a query of its own before the #', '/?redirect_url=/kjope?type=bil', '/kjope?type=bil'],
    ['with a query of its own after the #', '/#/?redirect_url=/kjope?type=bil', '/kjope?type=bil'],
    ['as empty if it is empty', '/?redirect_url=', ''],
  ])('%s', (_, address, value) => {
    expect(at(address)).toBe(value);
  });
});

describe('a parameter is missing', () => {
  test.each([
    ['without a query', '/egenerklaring'],
    ['with only a route', '/egenerklaring#/bankvelger'],
    ['with other parameters', '/egenerklaring?url=/a#/?redirect=/b'],
    ['as a part of the route', '/egenerklaring#/redirect_url=/b'],
    ['in other capitals', '/egenerklaring?Redirect_Url=/a'],
  ])('%s', (_, address) => {
    expect(at(address)).toBeNull();
  });
});
