import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { downloadPdf } from '#api/pdf.ts';
import { json, network, text } from './network.ts';

beforeEach(() => configureClient({ restUrl: 'https://bank.example/rest', timeout: 30_000 }));
afterEach(() => vi.unstubAllGlobals());

const file = (body: string, type: string) => () => new Response(body, { headers: { 'Content-Type': type } });

const download = () => downloadPdf('/dokument/bevis/pdf', new AbortController().signal);

test('a loaded PDF has an address from which the browser can save it (B2.67)', async () => {
  network(file('%PDF-1.4', 'application/pdf;charset=binary'));
  const address = await download();
  expect(address).toMatch(/^blob:/);
  vi.unstubAllGlobals();
  expect(await (await fetch(address)).text()).toBe('%PDF-1.4');
  URL.revokeObjectURL(address);
});

test.each([
  ['a page to log in', file('<!doctype html>', 'text/html'), 'UNREADABLE'],
  ['nothing', text(204, null), 'UNREADABLE'],
  ['an empty file', file('', 'application/pdf'), 'UNREADABLE'],
  ['a refusal', json(404, { code: '404', message: 'Fant ikke forsikringen' }), '404'],
])('%s is no PDF', async (_, reply, code) => {
  network(reply);
  await expect(download()).rejects.toMatchObject({ code });
});
