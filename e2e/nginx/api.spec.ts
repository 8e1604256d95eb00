import { mkdirSync, readFileSync } from 'node:fs';
import { get } from 'node:https';
import { createServer } from 'node:net';
import { TLSSocket } from 'node:tls';
import { expect } from 'playwright/test';
import { freePort } from '#e2e/support/free-port.ts';
import { test } from './own-api.ts';
import { makeCertificate } from './server.ts';

test('the API learns who calls and by which id, and a call that it does not answer ends with 504', async ({
  startApi,
}) => {
  const { client } = await startApi(
    'api',
    (message, response) => {
      if (message.url !== '/rest/slow') response.end(JSON.stringify(message.headers));
    },
    () => ({ API_TIMEOUT: '1s' }),
  );
  const forged = {
    Forwarded: 'for=6.6.6.6',
    'X-Forwarded-Host': 'evil.example',
    'X-Original-URL': '/admin',
    'X-Real-IP': '6.6.6.6',
    'X-Client-IP': '6.6.6.6',
    'True-Client-IP': '6.6.6.6',
    'X-Forwarded-Scheme': 'http',
    'X-Forwarded-Server': 'evil.example',
    'X-Forwarded-Ssl': 'off',
    'X-Original-Forwarded-For': '6.6.6.6',
    'X-Cluster-Client-IP': '6.6.6.6',
    'CF-Connecting-IP': '6.6.6.6',
    'X-HTTP-Method': 'DELETE',
    'X-HTTP-Method-Override': 'DELETE',
    'X-Method-Override': 'DELETE',
  };
  const headers = await (
    await client.get('/rest/fast', { headers: { Cookie: 'session=1', ...forged } })
  ).json();
  expect(headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    cookie: 'session=1',
  });
  for (const name of Object.keys(forged)) expect(headers[name.toLowerCase()]).toBeUndefined();
  expect((await client.get('/rest/slow')).status()).toBe(504);
});

/** Sends a path as it is: browsers and clients would resolve its dots first. */
const statusOf = (origin: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path, rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

test('a call that leaves the prefix of the API when it is decoded does not reach the API', async ({
  startApi,
}) => {
  const urls: (string | undefined)[] = [];
  const { nginx } = await startApi(
    'prefix',
    (message, response) => {
      urls.push(message.url);
      response.end();
    },
    () => ({ AROUND: 'return 404;' }),
  );
  for (const path of [
    ...['/admin/..%2frest/y', '/admin/%2e%2e/rest/y', '/rest/..;/admin', '/rest/x/..%2F..%2fadmin'],
    ...['/rest/..\\admin', '/rest/x\\..\\..\\admin', '/rest/x/..%5cadmin', '/rest/x/.%2e/admin'],
    ...['/rest/%2e%2e/rest/y', '/admin/../rest/y', '/rest/%252e%252e/admin', '/rest/..%252fadmin'],
    ...['/rest/..%25252f..%255cadmin', '/rest/..%09/admin', '/rest/%c0%ae%c0%ae/admin', '/rest/a%0Ab'],
    ...['/rest/%e0%80%ae%e0%80%ae/admin', '/rest/%f0%80%80%ae/admin'],
  ])
    expect([path, await statusOf(nginx.url, path)]).toEqual([path, 404]);
  const allowed = [
    '/rest/kunde/7010001',
    '/rest/kunde?name=a%2Fb;..',
    '/rest/kunde/a..b.pdf',
    '/rest/vilkar/a%2Fb%5Cc',
    '/rest/vilkar/bl%C3%A5b%C3%A6r%20%F0%9F%AB%90',
  ];
  for (const path of allowed) expect([path, await statusOf(nginx.url, path)]).toEqual([path, 200]);
  expect(urls).toEqual(allowed);
});

test('after calls that take too long, an API with two addresses gets the next call, and each call once', async ({
  startApi,
}) => {
  const urls: (string | undefined)[] = [];
  const { client } = await startApi(
    'addresses',
    (message, response) => {
      urls.push(message.url);
      if (message.url === '/rest/fast') response.end();
    },
    (port) => ({
      // Two addresses of one name.
      API: `127.0.0.1:${port} max_fails=0; server 127.0.0.1:${port}`,
      API_TIMEOUT: '2s',
      API_NEXT_TIMEOUT: '1s',
    }),
  );
  for (const _ of [1, 2]) expect((await client.get('/rest/slow')).status()).toBe(504);
  expect((await client.get('/rest/fast')).status()).toBe(200);
  expect(urls).toEqual(['/rest/slow', '/rest/slow', '/rest/fast']);
});

test('a call goes to the other address of the API if the first one takes no connection', async ({
  startApi,
}) => {
  const { client } = await startApi(
    'dead',
    (_, response) => void response.end(),
    (port) => ({
      // No host has the second address, which is kept for documentation.
      API: `127.0.0.1:${port} max_fails=0; server 192.0.2.1:${port}`,
      API_CONNECT_TIMEOUT: '500ms',
    }),
  );
  for (const _ of [1, 2, 3, 4]) expect((await client.get('/rest/fast')).status()).toBe(200);
});

test('an API behind https gets the name that is asked for, and must have a certificate for it', async ({
  startApi,
}, testInfo) => {
  const other = testInfo.outputPath('other');
  mkdirSync(other, { recursive: true });
  makeCertificate(other);
  makeCertificate(testInfo.outputDir);
  const [key, cert] = ['tls.key', 'tls.crt'].map((file) => readFileSync(testInfo.outputPath(file)));
  const trusted = { API_SCHEME: 'https', API_NAME: 'localhost', API_CA: testInfo.outputPath('tls.crt') };
  for (const [name, settings, status] of [
    ['trusted', trusted, 200],
    ['other-name', { ...trusted, API_NAME: 'api.bank.example' }, 502],
    ['unknown', { ...trusted, API_CA: `${other}/tls.crt` }, 502],
  ] as const) {
    const { client } = await startApi(
      `https-${name}`,
      ({ socket }, response) =>
        void response.end(socket instanceof TLSSocket ? String(Reflect.get(socket, 'servername')) : ''),
      () => settings,
      { key, cert },
    );
    const response = await client.get('/rest/fast');
    expect([name, response.status()]).toEqual([name, status]);
    if (status === 200) expect(await response.text()).toBe('localhost');
  }
});

test('the API cannot steer nginx, and may send larger headers than by default', async ({ startApi }) => {
  const { client } = await startApi('steering', (_, response) => {
    response.writeHead(200, { 'X-Accel-Redirect': '/healthz', 'X-Large': 'x'.repeat(9_000) });
    response.end('of the API');
  });
  expect(await (await client.get('/rest/fast')).text()).toBe('of the API');
});

test("a page of the bank's own site has only its own headers, and a missing page without such a site has ours", async ({
  startApi,
}) => {
  const { client } = await startApi('own-site', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=60' });
    response.end('own');
  });
  const own = await client.get('/about');
  const names = own.headersArray().map(({ name }) => name.toLowerCase());
  expect(names.toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-type',
    'date',
    'server',
    'transfer-encoding',
  ]);
  expect([own.headers()['cache-control'], own.headers()['content-type']]).toEqual([
    'max-age=60',
    'text/html',
  ]);
  const { client: alone } = await startApi(
    'no-site',
    () => {},
    () => ({ AROUND: '' }),
  );
  const missing = await alone.get('/about');
  expect([
    missing.status(),
    missing.headers()['strict-transport-security'],
    missing.headers()['cache-control'],
  ]).toEqual([...[404, 'max-age=31536000', 'no-cache']]);
});

test('what a visitor typed is not in the log, also if the site around it has a page there', async ({
  startApi,
}) => {
  const { client, nginx } = await startApi(
    'around',
    (_, response) => void response.end(),
    () => ({ AROUND: 'return 200 "not found";' }),
  );
  expect((await client.get('/ola-nordmann/index.html')).status()).toBe(200);
  await expect.poll(() => nginx.log().map(({ path }) => path)).toEqual(['other']);
});

test('each line of the log is JSON, also where nginx has no status', async ({ startNginxFor }) => {
  const port = await freePort();
  const garbage = createServer((socket) => socket.end('no response of HTTP')).listen(port, '127.0.0.1');
  const { client, nginx } = await startNginxFor('garbage', port, {});
  await client.get('/rest/garbage').catch(() => {});
  await client.get('/rest/large', { headers: { Cookie: `a=${'a'.repeat(40_000)}` } }).catch(() => {});
  await expect.poll(() => nginx.log().length).toBeGreaterThan(1);
  for (const { status } of nginx.log()) expect(typeof status).toBe('number');
  garbage.close();
});
