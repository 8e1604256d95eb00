import { expect, test } from 'vitest';
import type { AllowedAddress } from '#domain/site/address.ts';
import { loginAddress } from '#domain/site/login.ts';

const login = (url = '/logg-inn') => ({ url: url as AllowedAddress });
const page = (place: string) => new URL(`https://bank.example${place}`);

test.each([
  ['my page on first entry', login(), undefined, '/logg-inn?returnurl=%2Fmin-side'],
  [
    'the current page',
    login(),
    page('/mine-forsikringer/kjope/?type=bil#/'),
    '/logg-inn?returnurl=%2Fmine-forsikringer%2Fkjope%2F%3Ftype%3Dbil%23%2F',
  ],
  [
    'the current page, after parameters of the login',
    login('/logg-inn?bank=1'),
    page('/kjope'),
    '/logg-inn?bank=1&returnurl=%2Fkjope',
  ],
])('the returnurl of the login is %s (A2.13, C1.5)', (_, to, current, address) => {
  expect(loginAddress(to, current)).toBe(address);
});

test.each([
  'https://bank.example//evil.example/..%2foversikt/forsikring',
  'https://bank.example//evil.example',
  'https://bank.example/%2fevil.example',
  'https://bank.example/%5cevil.example',
  'https://bank.example/oversikt//evil.example',
  'https://user@bank.example/oversikt',
  `https://bank.example/oversikt#${'a'.repeat(10_000)}`,
])(
  'the returnurl of the login is my page on %.60s, which is too long or could be read as another address',
  (href) => {
    expect(loginAddress(login(), { href, origin: 'https://bank.example' })).toBe(
      '/logg-inn?returnurl=%2Fmin-side',
    );
  },
);
