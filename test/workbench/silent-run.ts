import { vi } from 'vitest';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { openRun, type Run } from '#workbench/page/run.ts';

/** A flow in the workbench whose calls are never answered: what happens, the test says. */
export function openSilentRun(flow: string): Run {
  prepareCalls();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  return openRun(flow);
}
