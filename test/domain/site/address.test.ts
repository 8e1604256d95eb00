import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowAddress } from '#domain/site/address.ts';

const allowed = { origin: 'https://bank.example', hosts: ['kunde.forsikring.example', 'qa.example:8443'] };
const allow = (address: string | null | undefined) => allowAddress(address, allowed);

describe('an address is allowed if it is', () => {
  test.each([
    ['a path of this site', '/oversikt/forsikring', 'https://bank.example/oversikt/forsikring'],
    ['a relative path', 'kjope?type=bil#/pris', 'https://bank.example/kjope?type=bil#/pris'],
    ['a path with dots, which is on this site', '/a/../../b', 'https://bank.example/b'],
    ['a hash route of the front page', '#/router', 'https://bank.example/#/router'],
    ['the complete address of this site', 'https://bank.example/faktura', 'https://bank.example/faktura'],
    ['this site in upper case', 'HTTPS://BANK.EXAMPLE/Faktura', 'https://bank.example/Faktura'],
    ['this site with its port written out', 'https://bank.example:443/', 'https://bank.example/'],
    ['this site after //', '//bank.example/faktura', 'https://bank.example/faktura'],
    ['a listed host', 'https://kunde.forsikring.example/pm', 'https://kunde.forsikring.example/pm'],
    ['a listed host in upper case', 'https://KUNDE.Forsikring.example', 'https://kunde.forsikring.example/'],
    ['a listed host after //', '//kunde.forsikring.example/pm', 'https://kunde.forsikring.example/pm'],
    ['a listed host with its port', 'https://qa.example:8443/x', 'https://qa.example:8443/x'],
    ['a path of this site after https:\\', 'https:\\x.example', 'https://bank.example/x.example'],
    ['no longer than servers accept', `/${'a'.repeat(7_900)}`, `https://bank.example/${'a'.repeat(7_900)}`],
    ['as long as servers accept', `/${'a'.repeat(7_979)}`, `https://bank.example/${'a'.repeat(7_979)}`],
    ['a path with whitespace around it', ' \t/faktura\n', 'https://bank.example/faktura'],
  ])('%s', (_, address, href) => {
    expect(allow(address)).toBe(href);
  });
});

describe('an address is not allowed if it is', () => {
  test.each([
    ['another host', 'https://evil.example/'],
    ['another host after //', '//evil.example/oversikt'],
    ['another host after /\\', '/\\evil.example'],
    ['another host after \\\\', '\\\\evil.example'],
    ['another host after https:\\\\', 'https:\\\\evil.example'],
    ['another host after https:/\\', 'https:/\\evil.example'],
    ['another host after three slashes', '///evil.example'],
    ['another host with a tab between the slashes', '/\t/evil.example'],
    ['another host with a line break between the slashes', '/\n/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in upper case', 'JavaScript:alert(1)'],
    ['a script with a tab in its scheme', 'java\tscript:alert(1)'],
    ['a script with a line break in its scheme', 'java\r\nscript:alert(1)'],
    ['a script after a space', ' javascript:alert(1)'],
    ['a data URL', 'data:text/html,<script>alert(1)</script>'],
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
    ['invalid', 'https://'],
    ['one character too long for a server', `/${'a'.repeat(7_980)}`],
    ['too long for a server', `/${'a'.repeat(8_000)}`],
    ['too long for a server when it is encoded', `/${'å'.repeat(2_000)}`],
    ['empty', ''],
    ['null', null],
    ['undefined', undefined],
  ])('%s', (_, address) => {
    expect(allow(address)).toBeNull();
  });

  test('a blob of this site', () => {
    expect(allow('blob:https://bank.example/0b0f6a54-0001-4000-8000-000000000000')).toBeNull();
  });
});

test('on localhost, http is allowed, but only at the port of the site', () => {
  const local = { origin: 'http://localhost:5173', hosts: [] };
  expect(allowAddress('/faktura', local)).toBe('http://localhost:5173/faktura');
  expect(allowAddress('http://localhost:5174/faktura', local)).toBeNull();
});

test('without listed hosts, only this site is allowed', () => {
  expect(allowAddress('https://kunde.forsikring.example/', { ...allowed, hosts: [] })).toBeNull();
  expect(allowAddress('/faktura', { ...allowed, hosts: [] })).toBe('https://bank.example/faktura');
});

describe('the result is null, this site or a listed host over https for', () => {
  const prefixes = ['https://bank.example/', 'https://kunde.forsikring.example/', 'https://qa.example:8443/'];
  const expectNothingElse = (address: string) => {
    const result = allow(address);
    expect(result === null || prefixes.some((prefix) => result.startsWith(prefix))).toBe(true);
  };

  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), expectNothingElse));
  });

  test('any web address', () => {
    fc.assert(fc.property(fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }), expectNothingElse));
  });

  test('any sequence of the parts of such addresses', () => {
    const pieces = ['/', '\\', ':', '@', '.', '?', '#', '%2f', ' ', '\t', '\n', '\0', 'x', ':443', ':8443'];
    const schemes = ['https:', 'HTTP:', 'javascript:', 'data:', 'blob:', 'java\tscript:'];
    const hosts = ['bank.example', 'evil.example', 'kunde.forsikring.example', 'qa.example'];
    const sequence = fc.array(fc.constantFrom(...pieces, ...schemes, ...hosts), { maxLength: 8 });
    fc.assert(
      fc.property(sequence, (parts) => expectNothingElse(parts.join(''))),
      { numRuns: 2000 },
    );
  });
});
