import { afterEach, expect, test, vi } from 'vitest';
import { warmUp } from '#app/start/warm-up.ts';

afterEach(() => void vi.restoreAllMocks());

test('a date format and a collator are created after a frame, each in a task of its own', () => {
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const page = {
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void) => tasks.push(run),
  };
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  const collator = vi.spyOn(Intl, 'Collator');
  warmUp(page as unknown as Window);
  expect(tasks).toHaveLength(0);
  for (const run of frames) run();
  expect(tasks).toHaveLength(2);
  expect([format.mock.calls, collator.mock.calls]).toEqual([[], []]);
  for (const run of tasks) run();
  expect(format.mock.calls).toEqual([['sv-SE', { timeZone: 'Europe/Oslo' }]]);
  expect(collator.mock.calls).toEqual([['nb']]);
});
