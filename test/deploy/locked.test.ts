import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { locked } from '#deploy/locked.ts';

const folder = mkdtempSync(join(tmpdir(), 'locked-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a release folder is changed by one command at a time', async () => {
  const second = vi.fn();
  await locked(folder, async () => {
    await expect(locked(folder, second)).rejects.toThrow(`${folder} is in use by process ${process.pid}`);
  });
  expect(second).not.toHaveBeenCalled();
  await locked(folder, second);
  expect(second).toHaveBeenCalledOnce();
});

test('the lock ends with the command, also if it fails or was killed', async () => {
  await expect(
    locked(folder, () => {
      throw new Error('no space');
    }),
  ).rejects.toThrow('no space');
  expect(readdirSync(folder)).toEqual([]);
  const change = vi.fn();
  // No process has the first number. The second is this one's, which started later than the owner of the lock.
  for (const owner of ['4194305 7', `${process.pid} 7`]) {
    writeFileSync(join(folder, 'lock'), owner);
    await locked(folder, change);
  }
  expect(readdirSync(folder)).toEqual([]);
  expect(change).toHaveBeenCalledTimes(2);
});

test("another user's release folder is not changed", async () => {
  const { uid } = statSync(folder);
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(uid + 1);
  const change = vi.fn();
  await expect(locked(folder, change)).rejects.toThrow(`belongs to the user with the number ${uid}`);
  expect(change).not.toHaveBeenCalled();
  // Only root may make a folder in any other, where its user could not change it afterwards.
  await locked(join(folder, 'of-another'), change);
  expect(change).toHaveBeenCalledOnce();
  getuid.mockRestore();
});
