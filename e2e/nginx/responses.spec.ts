import { readFileSync } from 'node:fs';
import { connect as connectTls } from 'node:tls';
import { type APIResponse, expect } from 'playwright/test';
import { subApps } from '#documents/sub-apps.ts';
import { main } from '#e2e/support/documents.ts';
import { openAs, test } from './behind-nginx.ts';
import { isUp, startNginx } from './server.ts';

/** The headers of every response, as `npm start` sends them. */
const common = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};
const frames = "frame-ancestors 'none'";
const documentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
  "form-action 'self' https://kunde.forsikring.example https://kunde.test.forsikring.example; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'";

/** The hash of the document's inline styles changes with them. */
const withoutHash = (policy: string): string => policy.replace(/ 'sha256-[\w+/]{43}='/, '');

const cacheRules = { asset: 'public, max-age=31536000, immutable', api: 'no-store', other: 'no-cache' };

const asset = (html: string): string => html.match(/\/assets\/[\w-]+\.js/)?.[0] ?? '';
const valuesOf = (response: APIResponse, name: string) =>
  response
    .headersArray()
    .filter((header) => header.name.toLowerCase() === name)
    .map(({ value }) => value);

test('every response has the headers once, also errors and those of the API', async ({ page }) => {
  const html = await (await page.request.get(main)).text();
  const expected: readonly (readonly [string, number, string, string])[] = [
    [main, 200, documentPolicy, cacheRules.other],
    [`${main}/`, 200, documentPolicy, cacheRules.other],
    [asset(html), 200, frames, cacheRules.asset],
    ['/rest/web/relasjoner', 200, frames, cacheRules.api],
    ['/rest/no-such-call', 404, frames, cacheRules.api],
    ['/healthz', 200, frames, cacheRules.other],
  ];
  for (const [path, status, policy, cache] of expected) {
    const response = await page.request.get(path);
    expect([path, response.status()]).toEqual([path, status]);
    for (const [name, value] of Object.entries({
      ...common,
      'content-security-policy': policy,
      'cache-control': cache,
    }))
      expect([path, name, valuesOf(response, name).map(withoutHash)]).toEqual([path, name, [value]]);
  }
  const missing = await page.request.get('/assets/missing-12345678.js');
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, cacheRules.other]);
});

test.describe('the policy allows the styles in the document:', () => {
  for (const { path } of subApps)
    test(path, async ({ page }) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await page.goto(path);
      await expect(page.locator('body')).toHaveCSS('font-family', /^"Source Sans 3 Variable"/);
      expect(refused).toEqual([]);
    });
});

test('`npm start` sends the same headers', () => {
  const listed: { everyResponse: Record<string, string>; cacheRules: object } = JSON.parse(
    readFileSync('src/documents/headers.json', 'utf8'),
  );
  const lower = Object.entries(listed.everyResponse).map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(lower)).toEqual({ ...common, 'content-security-policy': frames });
  expect(listed.cacheRules).toEqual(cacheRules);
});

test('files are sent compressed, a document is revalidated, and browsers use HTTP/2', async ({ page }) => {
  for (const [accepted, sent] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const response = await page.request.get(main, { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers()['content-encoding']).toBe(sent);
    expect(response.headers().vary).toBe('Accept-Encoding');
    expect(await response.text()).toContain('"restUrl":"/rest"');
    const script = await page.request.get(asset(await response.text()), {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(script.headers()['content-encoding']).toBe(sent);
    expect(script.headers().vary).toBe('Accept-Encoding');
  }
  // A CDN announces itself by this header.
  const script = asset(await (await page.request.get(main)).text());
  const behind = await page.request.get(script, { headers: { 'Accept-Encoding': 'gzip', Via: '1.1 cdn' } });
  expect(behind.headers()['content-encoding']).toBe('gzip');
  const part = await page.request.get(script, { headers: { Range: 'bytes=99999999-' } });
  expect(part.status()).toBe(200);
  const first = await page.request.get(main);
  const again = await page.request.get(main, {
    headers: { 'If-None-Match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  await page.goto(main);
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => entry instanceof PerformanceNavigationTiming && entry.nextHopProtocol),
    ),
  ).toEqual(['h2']);
});

test('a body over the limit is refused', async ({ page }) => {
  const response = await page.request.post('/rest/log/error', { data: 'x'.repeat(1_100_000) });
  expect(response.status()).toBe(413);
});

/** Every path of the contract, with a number, a UUID or a code in the place of each parameter. */
const contractPaths = [...readFileSync('docs/api/openapi.yaml', 'utf8').matchAll(/^ {2}(\/\S+):$/gm)].map(
  ([, path = '']) =>
    path
      .replaceAll(/\{(uuid|\w*[rR]elasjonId)\}/g, '5c1d2e3f-a0b1-4c2d-8e3f-a4b917103801')
      .replaceAll('{name}', 'toggle')
      .replaceAll(/\{\w+\}/g, '7010001'),
);

test('the access log has no query string, no id of a path, no address and no browser', async ({
  page,
  nginx,
}) => {
  expect(contractPaths.length).toBeGreaterThan(80);
  await page.request.put('/sandbox/latency', { data: { ms: 0 } });
  await page.request.get(`${main}?kundenummer=7654321`);
  await page.request.get('/01019012345');
  await page.request.get('/assets/01019012345');
  await page.request.get('/ola-nordmann/index.html');
  await page.request.post('/ola-nordmann/index.html', { data: 'x'.repeat(1_100_000) });
  await page.request.fetch(main, { method: 'OLA-NORDMANN' });
  for (const path of contractPaths) await page.request.get(`/rest${path}?fnr=01019012345`);
  const log = nginx.log();
  const paths = new Set(log.map(({ path }) => path));
  expect([...paths]).toContain(main);
  expect([...paths]).toContain('/rest/dokument/bevis/kunder/*/forsikringer/*/versjon/*/pdf');
  expect([...paths]).toContain('/rest/web/relasjoner');
  expect([...paths]).toContain('/assets/*');
  expect(
    [...paths]
      .filter((path) => String(path).startsWith('/rest'))
      .filter((path) => /\d|\?/.test(String(path))),
  ).toEqual([]);
  // An id is random, so it may contain any digits.
  const lines = log.map(({ id: _, ...rest }) => JSON.stringify(rest));
  for (const personal of [
    '7010001',
    '917103801',
    '01019012345',
    '7654321',
    '127.0.0.1',
    'Mozilla',
    'fnr=',
    'nordmann',
  ])
    expect(lines.filter((line) => line.toLowerCase().includes(personal.toLowerCase()))).toEqual([]);
  expect(Object.keys(log[0] ?? {})).toEqual([
    ...['time', 'id', 'method', 'path', 'status', 'bytes', 'seconds'],
    ...['api_status', 'api_seconds', 'protocol'],
  ]);
});

test('the loading times of the first page of a session arrive, although its first report is refused', async ({
  page,
}) => {
  const nginx = await startNginx('vitals', undefined, {}, { log: { webVitals: true } });
  await isUp(nginx, (address) => page.request.get(address));
  const sandbox = await openAs(page, 'private-one', `${nginx.url}${main}`);
  // Refused, and repeated with the token.
  await expect.poll(() => sandbox.arrived('logError')).toHaveLength(2);
  const [, first] = await sandbox.arrived('logError');
  expect(first).toMatchObject({ message: 'web-vitals', vitals: { FCP: expect.any(Number) } });
  await page.goto('about:blank');
  await expect.poll(() => sandbox.arrived('logError')).toHaveLength(3);
  const [, , last] = await sandbox.arrived('logError');
  expect(last).toMatchObject({ vitals: { FCP: expect.any(Number), CLS: expect.any(Number) } });
  nginx.stop();
});

test('a connection has forward secrecy', ({ nginx }) => {
  const { hostname, port } = new URL(nginx.url);
  const connect = (cipher: string) =>
    new Promise((resolve) => {
      const options = { port: Number(port), ciphers: cipher, maxVersion: 'TLSv1.2' } as const;
      const socket = connectTls({ host: hostname, ...options, rejectUnauthorized: false }, () => {
        resolve(socket.getCipher().name);
        socket.destroy();
      }).on('error', () => resolve('refused'));
    });
  return expect(
    Promise.all(
      ['ECDHE-RSA-AES128-GCM-SHA256', 'AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA'].map((cipher) =>
        connect(`${cipher}:@SECLEVEL=0`),
      ),
    ),
  ).resolves.toEqual(['ECDHE-RSA-AES128-GCM-SHA256', 'refused', 'refused']);
});

test('a process of nginx may have two files for each of its connections', ({ nginx }) => {
  const workers = readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8').trim().split(' ');
  for (const worker of workers)
    expect(readFileSync(`/proc/${worker}/limits`, 'utf8')).toMatch(/Max open files\s+16384\s+/);
});
