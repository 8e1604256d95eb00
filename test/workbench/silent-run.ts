import { vi } from 'vitest';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { openRun, type Run } from '#workbench/page/run.ts';

/** A flow in the workbench whose calls get no response; the test sends the events. */
export function openSilentRun(flow: string): Run {
  prepareCalls();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  return openRun(flow);
}
