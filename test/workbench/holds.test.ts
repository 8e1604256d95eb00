import { expect, test, vi } from 'vitest';
import { rememberHolds, takeHolds } from '#workbench/page/hold.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

const set = vi.fn(async () => new Response(null, { status: 204 }));

test('an address releases what an earlier address held, and nothing else', async () => {
  await takeHolds(['listBanks', 'getToggle'], set, storage);
  expect(set.mock.calls).toEqual([
    ['listBanks', true],
    ['getToggle', true],
  ]);
  set.mockClear();
  await takeHolds(['getToggle'], set, storage);
  expect(set.mock.calls).toEqual([
    ['getToggle', true],
    ['listBanks', false],
  ]);
  set.mockClear();
  rememberHolds([], storage);
  await takeHolds([], set, storage);
  expect(set.mock.calls).toEqual([]);
});

test('an operation that the sandbox does not hold is named, and is not remembered', async () => {
  const refusing = async (operation: string) =>
    new Response(null, { status: operation === 'nope' ? 400 : 204 });
  expect(await takeHolds(['nope', 'listBanks'], refusing, storage)).toEqual({
    held: ['listBanks'],
    refused: ['nope'],
  });
  expect(kept.get('workbench-holds')).toBe('listBanks');
});
