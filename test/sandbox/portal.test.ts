import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test.each(['/assets/index.js', '/assets/missing.js', documentPath, '/', '/rest/ukjent'])(
  '%s has headers against content sniffing and framing',
  async (path) => {
    const { headers } = await site.request(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  },
);

test.each([
  '/docs/flows/buying/no-such-flow.svg',
  '/docs/flows/buying/..%2f..%2f..%2fpackage.json',
  '/docs/flows/index.md',
  '/package.json',
  '/docs/architecture.md',
])("%s is not served: of the project's files, only the drawings are", async (path) => {
  expect((await site.request(path)).status).toBe(404);
});
