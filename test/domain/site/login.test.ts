import { expect, test } from 'vitest';
import type { AllowedAddress } from '#domain/site/address.ts';
import { loginAddress } from '#domain/site/login.ts';

const login = (url = '/logg-inn') => ({ url: url as AllowedAddress });
const page = (place: string) => new URL(`https://bank.example${place}`);

const start = '/mine-forsikringer';

test.each([
  ['my page at the start of a sub-app', login(), page(start), '/logg-inn?returnurl=%2Fmin-side'],
  [
    'my page at the start of a sub-app with a slash',
    login(),
    page(`${start}#/`),
    '/logg-inn?returnurl=%2Fmin-side',
  ],
  [
    'my page at the start of a sub-app with a query',
    login(),
    page('/kjope?type=bil#/'),
    '/logg-inn?returnurl=%2Fmin-side',
  ],
  [
    'the present place at a deeper address',
    login(),
    page(`${start}?type=bil#/innstillinger`),
    '/logg-inn?returnurl=%2Fmine-forsikringer%3Ftype%3Dbil%23%2Finnstillinger',
  ],
  [
    'the present place, after parameters of the login',
    login('/logg-inn?bank=1'),
    page('/kjope#/bankvelger'),
    '/logg-inn?bank=1&returnurl=%2Fkjope%23%2Fbankvelger',
  ],
  [
    'my page at the start of a sub-app with an empty hash',
    login(),
    { href: `https://bank.example${start}#`, origin: 'https://bank.example', hash: '#' },
    '/logg-inn?returnurl=%2Fmin-side',
  ],
  [
    'my page at the start of a sub-app with a query in the hash',
    login(),
    page(`${start}#/?type=bil`),
    '/logg-inn?returnurl=%2Fmin-side',
  ],
  [
    'the present place in a folder, with its trailing slash',
    login(),
    page('/oversikt/mine-forsikringer/#/innstillinger'),
    '/logg-inn?returnurl=%2Foversikt%2Fmine-forsikringer%2F%23%2Finnstillinger',
  ],
  [
    'the present place, in place of one that the address of the login has',
    login('/logg-inn?returnurl=%2Fannet'),
    page('/kjope#/bankvelger'),
    '/logg-inn?returnurl=%2Fkjope%23%2Fbankvelger',
  ],
])('the returnurl of the login is %s (A2.13, C1.5, C4.24)', (_, to, current, address) => {
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
    // Deeper addresses, which the login leads back to if they are safe.
    const hash = '#/innstillinger';
    expect(loginAddress(login(), { href: `${href}${hash}`, origin: 'https://bank.example', hash })).toBe(
      '/logg-inn?returnurl=%2Fmin-side',
    );
  },
);
