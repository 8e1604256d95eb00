import { expect, test } from 'vitest';
import type { AllowedAddress } from '#domain/site/address.ts';
import { afterLogin, loginAddress } from '#domain/site/login.ts';

test.each([
  ['to my page on first entry', '/logg-inn', afterLogin, '/logg-inn?returnurl=%2Fmin-side'],
  [
    'to the present place',
    '/logg-inn',
    '/kjope?type=bil#/',
    '/logg-inn?returnurl=%2Fkjope%3Ftype%3Dbil%23%2F',
  ],
  ['beside parameters of its own', '/logg-inn?bank=1', '/kjope', '/logg-inn?bank=1&returnurl=%2Fkjope'],
])('the login address carries the way back %s (A2.13, C1.5)', (_, url, back, address) => {
  expect(loginAddress({ url: url as AllowedAddress }, back)).toBe(address);
});
