import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '#workbench/search/load-texts.ts';

afterEach(() => vi.unstubAllGlobals());

test('texts that fail to load are loaded again by the next search, and kept then', async () => {
  const responses = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => Response.json({}),
    async () => new Response('<!doctype html>'),
    async () => Response.json({}),
    async () => Response.json({ buy: '"choosing":\n  - button "Bestill"' }),
    async () => Response.json({}),
  ];
  const request = vi.fn(() => responses[request.mock.calls.length - 1]?.());
  vi.stubGlobal('fetch', request);
  expect(await loadTexts()).toEqual({ screens: {}, requirements: [] });
  expect(await loadTexts()).toEqual({ screens: {}, requirements: [] });
  expect(Object.keys((await loadTexts()).screens)).toEqual(['buy']);
  expect(Object.keys((await loadTexts()).screens)).toEqual(['buy']);
  expect(request).toHaveBeenCalledTimes(6);
});
