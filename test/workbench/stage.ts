import { vi } from 'vitest';
import { openRun, type Run } from '#workbench/page/run.ts';

/** A flow in the workbench whose calls are never answered: what happens, the test says. */
export function openSilentRun(flow: string): Run {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  return openRun(flow);
}
