import { expect, test, vi } from 'vitest';
import { rememberHolds, takeHolds } from '#workbench/page/hold.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

const set = vi.fn(async () => new Response(null, { status: 204 }));

test('an address releases what an earlier address held, and nothing else', async () => {
  await Promise.all(takeHolds(['listBanks', 'getToggle'], set, storage));
  expect(set.mock.calls).toEqual([
    ['listBanks', true],
    ['getToggle', true],
  ]);
  set.mockClear();
  await Promise.all(takeHolds(['getToggle'], set, storage));
  expect(set.mock.calls).toEqual([
    ['listBanks', false],
    ['getToggle', true],
  ]);
  set.mockClear();
  rememberHolds([], storage);
  await Promise.all(takeHolds([], set, storage));
  expect(set.mock.calls).toEqual([]);
});
