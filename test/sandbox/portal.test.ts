import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { portal } from '#sandbox/portal.ts';
import { documentPath, openSandbox } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', 'index.js'), 'export {};');
afterAll(() => rmSync(folder, { recursive: true }));

const site = portal(folder, openSandbox());

test('a built file is served with its content type', async () => {
  const response = await site.request('/assets/index.js');
  expect({ status: response.status, text: await response.text() }).toEqual({
    status: 200,
    text: 'export {};',
  });
  expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
});

const listed: { everyResponse: object; cacheRules: object } = JSON.parse(
  readFileSync('src/documents/headers.json', 'utf8'),
);

test.each(['/assets/index.js', '/assets/missing.js', documentPath, '/', '/rest/ukjent'])(
  '%s has the headers of the file that a bank serves, and they are these',
  async (path) => {
    const { headers } = await site.request(path);
    const expected = {
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      'Referrer-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    };
    expect(listed.everyResponse).toEqual(expected);
    const served = Object.keys(expected).map((name) => [name, headers.get(name)]);
    expect(Object.fromEntries(served)).toEqual(expected);
  },
);

test('only a file whose name has its content is kept, and no response of the API', async () => {
  const cached = async (path: string) => (await site.request(path)).headers.get('Cache-Control');
  expect(await cached('/assets/index.js')).toBe('public, max-age=31536000, immutable');
  expect(await cached('/assets/missing.js')).toBe('no-cache');
  expect(await cached(documentPath)).toBe('no-cache');
  expect(await cached('/rest/ukjent')).toBe('no-store');
  expect(listed.cacheRules).toEqual({
    asset: 'public, max-age=31536000, immutable',
    api: 'no-store',
    other: 'no-cache',
  });
});

test('only the workbench may show a page in a frame: its own', async () => {
  const { headers } = await site.request('/workbench/page?flow=insight');
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
  const workbench = await site.request('/workbench');
  expect(workbench.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
});

test.each([
  '/docs/flows/buying/no-such-flow.svg',
  '/docs/flows/buying/..%2f..%2f..%2fpackage.json',
  '/docs/flows/index.md',
  '/package.json',
  '/docs/architecture.md',
])("%s is not served: of the project's files, only the drawings are", async (path) => {
  expect((await site.request(path)).status).toBe(404);
});
