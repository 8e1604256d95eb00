import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleTime } from '#app/main/idle-time.ts';
import { prepareNextPages } from '#app/main/next-pages.ts';
import { pageAt } from '#app/main/pages.ts';
import type { Router } from '#flows/engine/router.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <nav><a href="#/innstillinger">Profil</a></nav>
    <main>
      <a href="#/bm/bestille?fra=oversikt">Bestill</a>
      <a href="#/bm/bestille">Bestill</a>
      <a href="/meld-skade">Meld skade</a>
    </main>`;
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Code that loads after the test would not find its environment.
  await vi.dynamicImportSettled();
});

/** A router without a flow, whose code is loading or not, and the paths whose code was loaded. */
function prepare(status: 'loading' | 'error' = 'error') {
  const loaded: string[] = [];
  const router = { status, changed: () => {} };
  const asRouter: Pick<Router, 'current' | 'status' | 'subscribe'> = {
    current: () => null,
    status: () => router.status,
    subscribe(listener) {
      router.changed = listener;
      return () => {};
    },
  };
  const load = async (path: string) => {
    loaded.push(path);
    throw new Error('no connection');
  };
  const codes = new Map<string, () => Promise<never>>();
  prepareNextPages(window, asRouter, (hash) => {
    const path = pageAt(hash)?.patterns[0] ?? '';
    const code = codes.get(path) ?? (() => load(path));
    codes.set(path, code);
    return code;
  });
  return { router, loaded };
}

test('loads the page of each link in the content once, whatever its query; failures wait for the page itself', () => {
  expect(prepare().loaded).toEqual(['/bm/bestille']);
});

test('waits until a page is idle, and loads again after a change of page', async () => {
  const { router, loaded } = prepare('loading');
  await vi.advanceTimersByTimeAsync(idleTime);
  expect(loaded).toEqual([]);
  router.status = 'error';
  await vi.advanceTimersByTimeAsync(idleTime - 1);
  router.changed();
  await vi.advanceTimersByTimeAsync(idleTime - 1);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(loaded).toEqual(['/bm/bestille']);
});

test.each([
  ['offline', { onLine: false }],
  ['with the data saver on', { onLine: true, connection: { saveData: true } }],
])('loads nothing %s', (_, navigator) => {
  vi.spyOn(window, 'navigator', 'get').mockReturnValue({ ...window.navigator, ...navigator });
  expect(prepare().loaded).toEqual([]);
});
