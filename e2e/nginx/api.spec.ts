import { createServer } from 'node:http';
import { get } from 'node:https';
import { expect, request } from 'playwright/test';
import { freePort } from '#e2e/support/free-port.ts';
import { test } from '#e2e/support/test.ts';
import { isUp, startNginx } from './server.ts';

test('the API learns who calls and by which id, and a call that it does not answer ends with 504', async () => {
  const port = await freePort();
  const api = createServer((message, response) => {
    if (message.url !== '/rest/slow') response.end(JSON.stringify(message.headers));
  }).listen(port, '127.0.0.1');
  const nginx = await startNginx('api', String(port), { API_TIMEOUT: '1s' });
  const client = await request.newContext({ ignoreHTTPSErrors: true, baseURL: nginx.url });
  await isUp(nginx, (address) => client.get(address));
  const headers = await (await client.get('/rest/fast', { headers: { Cookie: 'session=1' } })).json();
  expect(headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    cookie: 'session=1',
  });
  expect((await client.get('/rest/slow')).status()).toBe(504);
  nginx.stop();
  api.closeAllConnections();
  api.close();
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

test('a call that leaves the prefix of the API when it is decoded does not reach the API', async () => {
  const port = await freePort();
  const urls: (string | undefined)[] = [];
  const api = createServer((message, response) => {
    urls.push(message.url);
    response.end();
  }).listen(port, '127.0.0.1');
  const nginx = await startNginx('prefix', String(port), { AROUND: 'return 404;' });
  const client = await request.newContext({ ignoreHTTPSErrors: true, baseURL: nginx.url });
  await isUp(nginx, (address) => client.get(address));
  for (const path of [
    ...['/admin/..%2frest/y', '/admin/%2e%2e/rest/y', '/rest/..;/admin', '/rest/x/..%2F..%2fadmin'],
    ...['/rest/..\\admin', '/rest/x\\..\\..\\admin', '/rest/x/..%5cadmin', '/rest/x/.%2e/admin'],
    ...['/rest/%2e%2e/rest/y', '/admin/../rest/y'],
  ])
    expect([path, await statusOf(nginx.url, path)]).toEqual([path, 404]);
  for (const path of [
    '/rest/kunde/7010001',
    '/rest/kunde?name=a%2Fb;..',
    '/rest/kunde/a..b.pdf',
    '/rest/vilkar/a%2Fb%5Cc',
  ])
    expect([path, await statusOf(nginx.url, path)]).toEqual([path, 200]);
  expect(urls).toEqual([
    '/rest/kunde/7010001',
    '/rest/kunde?name=a%2Fb;..',
    '/rest/kunde/a..b.pdf',
    '/rest/vilkar/a%2Fb%5Cc',
  ]);
  nginx.stop();
  api.closeAllConnections();
  api.close();
});

test('after calls that take too long, an API with two addresses gets the next call, and each call once', async () => {
  const port = await freePort();
  const urls: (string | undefined)[] = [];
  const api = createServer((message, response) => {
    urls.push(message.url);
    if (message.url === '/rest/fast') response.end();
  }).listen(port, '127.0.0.1');
  const nginx = await startNginx('addresses', String(port), {
    // Two addresses of one name.
    API: `127.0.0.1:${port} max_fails=0; server 127.0.0.1:${port}`,
    API_TIMEOUT: '2s',
    API_NEXT_TIMEOUT: '1s',
  });
  const client = await request.newContext({ ignoreHTTPSErrors: true, baseURL: nginx.url });
  await isUp(nginx, (address) => client.get(address));
  for (const _ of [1, 2]) expect((await client.get('/rest/slow')).status()).toBe(504);
  expect((await client.get('/rest/fast')).status()).toBe(200);
  expect(urls).toEqual(['/rest/slow', '/rest/slow', '/rest/fast']);
  nginx.stop();
  api.closeAllConnections();
  api.close();
});

test('a call goes to the other address of the API if the first one takes no connection', async () => {
  const port = await freePort();
  const api = createServer((_, response) => response.end()).listen(port, '127.0.0.1');
  const nginx = await startNginx('dead', String(port), {
    // No host has the second address, which is kept for documentation.
    API: `127.0.0.1:${port} max_fails=0; server 192.0.2.1:${port}`,
    API_CONNECT_TIMEOUT: '500ms',
  });
  const client = await request.newContext({ ignoreHTTPSErrors: true, baseURL: nginx.url });
  await isUp(nginx, (address) => client.get(address));
  for (const _ of [1, 2, 3, 4]) expect((await client.get('/rest/fast')).status()).toBe(200);
  nginx.stop();
  api.closeAllConnections();
  api.close();
});
