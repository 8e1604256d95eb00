import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getToggle } from '#api/shared/toggles.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

test.each([true, false])('a toggle is requested by its name, and has the value %s (A7.4)', async (isOn) => {
  const requests = network(json(200, isOn));
  await expect(getToggle('overgang')).resolves.toBe(isOn);
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['GET', 'https://bank.example/rest/toggle/overgang'],
  ]);
});

test('each toggle has a value of its own (A7.4)', async () => {
  network(json(200, true), json(200, false));
  await expect(getToggle('overgang')).resolves.toBe(true);
  await expect(getToggle('overgang-videresending')).resolves.toBe(false);
});

test('a response that is neither true nor false is an error', async () => {
  network(json(200, 'ja'));
  await expect(getToggle('overgang')).rejects.toMatchObject({ code: 'UNREADABLE' });
});
