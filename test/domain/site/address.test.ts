import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowAddress } from '#domain/site/address.ts';

const allowed = { origin: 'https://bank.example', hosts: ['kunde.forsikring.example', 'qa.example:8443'] };
const allow = (address: string | null | undefined) => allowAddress(address, allowed);

describe('the customer may go on to', () => {
  test.each([
    ['a path of this site', '/oversikt/forsikring', 'https://bank.example/oversikt/forsikring'],
    ['a relative path', 'kjope?type=bil#/pris', 'https://bank.example/kjope?type=bil#/pris'],
    ['a path with dots in it, which stays on this site', '/a/../../b', 'https://bank.example/b'],
    ['a place on the front page', '#/router', 'https://bank.example/#/router'],
    ['this site by its whole address', 'https://bank.example/faktura', 'https://bank.example/faktura'],
    ['this site in upper case', 'HTTPS://BANK.EXAMPLE/Faktura', 'https://bank.example/Faktura'],
    ['this site with its port written out', 'https://bank.example:443/', 'https://bank.example/'],
    ['this site by //', '//bank.example/faktura', 'https://bank.example/faktura'],
    ['a listed host', 'https://kunde.forsikring.example/pm', 'https://kunde.forsikring.example/pm'],
    ['a listed host in upper case', 'https://KUNDE.Forsikring.example', 'https://kunde.forsikring.example/'],
    ['a listed host by //', '//kunde.forsikring.example/pm', 'https://kunde.forsikring.example/pm'],
    ['a listed host with its port', 'https://qa.example:8443/x', 'https://qa.example:8443/x'],
    ['a path of this site by https:\\', 'https:\\x.example', 'https://bank.example/x.example'],
    [
      'an address as long as servers take',
      `/${'a'.repeat(7_900)}`,
      `https://bank.example/${'a'.repeat(7_900)}`,
    ],
    ['an address with blanks around it', ' \t/faktura\n', 'https://bank.example/faktura'],
  ])('%s', (_, address, href) => {
    expect(allow(address)).toBe(href);
  });
});

describe('the customer goes to the default instead of', () => {
  test.each([
    ['another host', 'https://evil.example/'],
    ['another host by //', '//evil.example/oversikt'],
    ['another host by /\\', '/\\evil.example'],
    ['another host by \\\\', '\\\\evil.example'],
    ['another host by https:\\\\', 'https:\\\\evil.example'],
    ['another host by https:/\\', 'https:/\\evil.example'],
    ['another host by three slashes', '///evil.example'],
    ['another host by a tab between the slashes', '/\t/evil.example'],
    ['another host by a line break between the slashes', '/\n/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in upper case', 'JavaScript:alert(1)'],
    ['a script with a tab in its scheme', 'java\tscript:alert(1)'],
    ['a script with a line break in its scheme', 'java\r\nscript:alert(1)'],
    ['a script with a blank in front', ' javascript:alert(1)'],
    ['a document in the address', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['this site over http', 'http://bank.example/'],
    ['a listed host over http', 'http://kunde.forsikring.example/'],
    ['a listed host over ftp', 'ftp://kunde.forsikring.example/'],
    ['a listed host at another port', 'https://kunde.forsikring.example:8443/'],
    ['a host listed with a port, without it', 'https://qa.example/'],
    ['a host below a listed one', 'https://evil.kunde.forsikring.example/'],
    ['a host that begins like a listed one', 'https://kunde.forsikring.example.evil.example/'],
    ['a host that begins like this site', 'https://bank.example.evil.example/'],
    ['this site at another port', 'https://bank.example:8443/'],
    ['another host with this site as its user', 'https://bank.example@evil.example/'],
    ['this site with a user', 'https://user@bank.example/'],
    ['this site with a password', 'https://:secret@bank.example/'],
    ['a listed host with a user', 'https://user@kunde.forsikring.example/'],
    ['an address that is none', 'https://'],
    ['an address too long for a server', `/${'a'.repeat(8_000)}`],
    ['an address that is too long once it is encoded', `/${'å'.repeat(2_000)}`],
    ['an empty address', ''],
    ['no address', null],
    ['no parameter', undefined],
  ])('%s', (_, address) => {
    expect(allow(address)).toBeNull();
  });

  test('something of this site that somebody stored in the browser', () => {
    expect(allow('blob:https://bank.example/0b0f6a54-0001-4000-8000-000000000000')).toBeNull();
  });
});

test('a site on the developer’s machine is gone to over http, and by its own port alone', () => {
  const local = { origin: 'http://localhost:5173', hosts: [] };
  expect(allowAddress('/faktura', local)).toBe('http://localhost:5173/faktura');
  expect(allowAddress('http://localhost:5174/faktura', local)).toBeNull();
});

test('with no host listed, only this site is left', () => {
  expect(allowAddress('https://kunde.forsikring.example/', { ...allowed, hosts: [] })).toBeNull();
  expect(allowAddress('/faktura', { ...allowed, hosts: [] })).toBe('https://bank.example/faktura');
});

describe('whatever string comes in, the result is nothing, this site or a listed host over https', () => {
  const prefixes = ['https://bank.example/', 'https://kunde.forsikring.example/', 'https://qa.example:8443/'];
  const nothingElse = (address: string) => {
    const result = allow(address);
    expect(result === null || prefixes.some((prefix) => result.startsWith(prefix))).toBe(true);
  };

  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), nothingElse));
  });

  test('any web address', () => {
    fc.assert(fc.property(fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }), nothingElse));
  });

  test('any heap of the pieces that such addresses are made of', () => {
    const pieces = ['/', '\\', ':', '@', '.', '?', '#', '%2f', ' ', '\t', '\n', '\0', 'x', ':443', ':8443'];
    const schemes = ['https:', 'HTTP:', 'javascript:', 'data:', 'blob:', 'java\tscript:'];
    const hosts = ['bank.example', 'evil.example', 'kunde.forsikring.example', 'qa.example'];
    const heap = fc.array(fc.constantFrom(...pieces, ...schemes, ...hosts), { maxLength: 8 });
    fc.assert(
      fc.property(heap, (parts) => nothingElse(parts.join(''))),
      { numRuns: 2000 },
    );
  });
});
