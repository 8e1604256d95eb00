import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

// `npm run dev` gives this module to each screen. Node has no `window` either.
const refresh = new URL('../../node_modules/@vitejs/plugin-react/dist/refresh-runtime.js', import.meta.url);

test('the worker finds the tests of a part, and has what screens need in development', async () => {
  const postMessage = vi.fn();
  const worker = { postMessage, onmessage: (_: { data: unknown }) => {} };
  vi.stubGlobal('self', worker);
  vi.stubGlobal('reportError', console.error);
  await import('#workbench/page/tests-worker.ts');
  await import(refresh.href);
  expect(globalThis).toHaveProperty('$RefreshSig$');
  worker.onmessage({ data: { flow: 'bank-selection', part: { leaf: 'bank-selection.unavailable' } } });
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled(), { timeout: 20_000 });
  expect(postMessage.mock.calls[0]?.[0]).toContainEqual(expect.objectContaining({ name: 'listBanks: lost' }));
});
