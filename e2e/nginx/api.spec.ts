import { createServer } from 'node:http';
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
