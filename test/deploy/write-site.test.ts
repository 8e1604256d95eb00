import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { PageConfiguration, parseConfiguration } from '#app/page/configuration.ts';
import { nginxOf } from '#deploy/reload-nginx.ts';
import { unknownKeys } from '#deploy/unknown-keys.ts';
import { confirmConfiguration, restoreConfiguration, writeSite } from '#deploy/write-site.ts';
import { pageConfiguration } from '#sandbox/page-configuration.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(root, { recursive: true }));

const configuration = parseConfiguration(JSON.stringify(pageConfiguration({ isPartner: false })), 'example');

const template = readFileSync('deploy/nginx/nginx.conf.template', 'utf8');

const meta = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-AbC+/='">`;

/** A site, and a release with one version that has one document, which is written to `document`. */
function openSite(name: string, document = 'index.html') {
  const to = join(root, name);
  const release = join(root, `with-${name}`);
  const file = join(release, 'versions/a/documents', document);
  mkdirSync(to);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, meta);
  const site = { release, version: 'a', configuration, to, template, settings: {}, check: () => {} };
  return { to, file, site };
}

test('each document has its own policy as a header, with the hash of its inline styles', () => {
  const { to, file, site } = openSite('policies', 'min-side/index.html');
  writeSite(site);
  expect(readFileSync(join(to, 'nginx.conf'), 'utf8')).toContain(
    `"~^/+min-side/+index\\.html$" "style-src 'self' 'sha256-AbC+/='; frame-ancestors 'none'";`,
  );
  writeFileSync(file, '<p>no policy</p>');
  expect(() => writeSite({ ...site, to: `${to}/again` })).toThrow(
    '/min-side/index.html has no content security policy',
  );
});

test('nothing is replaced if nginx refuses, or if the prefix of the API would hide a document or the assets', () => {
  const { to, site } = openSite('refused', 'min-side/index.html');
  writeFileSync(join(to, 'nginx.conf'), 'before');
  const check = () => {
    throw new Error('invalid value "abc"');
  };
  expect(() => writeSite({ ...site, check })).toThrow('invalid value "abc"');
  for (const [restUrl, hidden] of [
    ['/assets', '/assets/'],
    ['/healthz', '/healthz/'],
    ['/min-side', '/min-side/index.html'],
  ] as const)
    expect(() => writeSite({ ...site, configuration: { ...configuration, restUrl } })).toThrow(
      `restUrl ${restUrl} would hide ${hidden}`,
    );
  expect(readFileSync(join(to, 'nginx.conf'), 'utf8')).toBe('before');
});

test('documents are deleted a day after others have replaced them: nginx serves the old ones until it has reloaded', () => {
  const release = join(root, 'release');
  const to = join(root, 'site');
  mkdirSync(to);
  const shown = () => readFileSync(join(to, 'nginx.conf'), 'utf8').match(/documents-\w+/)?.[0];
  const folders = () => readdirSync(to).filter((name) => name.startsWith('documents-'));
  const write = (version: string) => {
    const folder = join(release, 'versions', version, 'documents');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), `${meta}<p>${version}</p>`);
    writeSite({ release, version, configuration, to, template, settings: {}, check: () => {} });
    confirmConfiguration(to);
    return shown();
  };
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  const age = (name = '') => utimesSync(join(to, name), twoDaysAgo, twoDaysAgo);
  const first = write('a');
  age(first);
  const second = write('b');
  expect(folders().toSorted()).toEqual([first, second].toSorted());
  const third = write('c');
  expect(folders().toSorted()).toEqual([first, second, third].toSorted());
  age(first);
  expect(write('c')).toBe(third);
  expect(folders().toSorted()).toEqual([second, third].toSorted());
  expect(readFileSync(join(to, String(third), 'index.html'), 'utf8')).toBe(`${meta}<p>c</p>`);
});

test('the configuration that nginx uses can be brought back, also after a command that was interrupted', () => {
  const { to, site } = openSite('restored');
  writeFileSync(join(to, 'nginx.conf'), 'before');
  const file = () => readFileSync(join(to, 'nginx.conf'), 'utf8');
  const write = () => writeSite(site);
  // The first one does not learn whether nginx takes it.
  write();
  write();
  expect(file()).toContain('upstream api');
  restoreConfiguration(to);
  expect(file()).toBe('before');
  write();
  confirmConfiguration(to);
  restoreConfiguration(to);
  expect(file()).toContain('upstream api');
});

test('an API behind https whose certificate has no known name is refused', () => {
  const { site } = openSite('nameless');
  const write = (settings: object) => writeSite({ ...site, settings: { API_SCHEME: 'https', ...settings } });
  for (const api of ['10.0.0.7:443', '[::1]:443', undefined])
    expect(() => write(api ? { API: api } : {})).toThrow('API_SCHEME=https needs API_NAME');
  write({ API: '10.0.0.7:443', API_NAME: 'api.bank.example' });
  write({ API: 'api.bank.example:443' });
});

test('an address without ssl is refused: the cookies of a session would cross the network in the clear', () => {
  const { to, site } = openSite('plain');
  expect(() => writeSite({ ...site, settings: { LISTEN: '8443' } })).toThrow('LISTEN=8443 is without ssl');
  writeSite({ ...site, settings: { LISTEN: '127.0.0.1:9443 ssl http2' } });
  expect(readFileSync(join(to, 'nginx.conf'), 'utf8')).toContain('listen 127.0.0.1:9443 ssl http2;');
});

// Two ways to read each digit, in three segments, took nginx 90 ms for one path of 160 characters.
test('an expression of the access log reads an id in one way', () => {
  expect(template).toContain(String.raw`/[^/\d]*\d[^/]*`);
  expect(template).not.toContain(String.raw`[^/]*\d`);
});

test('a link that leads nowhere is left alone, and a path may have blanks', () => {
  const { to, site } = openSite('dangling');
  for (const name of ['link', 'documents-link']) symlinkSync(join(root, 'nowhere'), join(to, name));
  writeSite({ ...site, settings: { CERTIFICATE: '/etc/the portal/tls.crt' } });
  expect(readFileSync(join(to, 'nginx.conf'), 'utf8')).toContain(
    'ssl_certificate "/etc/the portal/tls.crt";',
  );
});

test('the certificate of the API has the name of its first address, unless another is set', () => {
  const { to, site } = openSite('named');
  for (const [settings, name] of [
    [{}, '127.0.0.1'],
    [{ API: 'api.bank.example:443 max_fails=0; server api2.bank.example:443' }, 'api.bank.example'],
    [{ API: '10.0.0.7:443', API_NAME: 'api.bank.example' }, 'api.bank.example'],
  ] as const) {
    writeSite({ ...site, settings });
    expect(readFileSync(join(to, 'nginx.conf'), 'utf8')).toContain(`proxy_ssl_name ${name};`);
  }
});

test('only nginx is asked to reload: its number may belong to another process now', () => {
  const site = join(root, 'stopped');
  mkdirSync(site);
  expect(nginxOf(site)).toBe(null);
  for (const pid of ['4194305', String(process.pid), '']) {
    writeFileSync(join(site, 'nginx.pid'), `${pid}\n`);
    expect(nginxOf(site)).toBe(null);
  }
});

test("another user's site is not configured", () => {
  const site = join(root, 'other-user');
  mkdirSync(site);
  const { uid } = statSync(site);
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(uid + 1);
  expect(() => nginxOf(site)).toThrow(`is configured by the user with the number ${uid} alone`);
  getuid.mockRestore();
});

test('a field that the page does not know is named with its path', () => {
  const { urls, banks } = configuration;
  const given = {
    ...configuration,
    openinghours: 'mandag til fredag 8–16',
    urls: { ...urls, claim: { ...urls.claim, targett: '_blank' } },
    banks: { ...banks, sites: [{ bankregnr: '3300', url: 'https://bank.example/', name: 'Bank' }] },
  };
  expect(unknownKeys(given, PageConfiguration)).toEqual([
    'urls.claim.targett',
    'banks.sites.0.name',
    'openinghours',
  ]);
  expect(unknownKeys(configuration, PageConfiguration)).toEqual([]);
});
