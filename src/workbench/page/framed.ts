import type { MachineApi } from '#workbench/machine-api.ts';
import type { Command } from '#workbench/steering.ts';
import type { CallLog } from './call-log.ts';
import type { Run } from './run.ts';
import type { TimeTravel } from './time-travel.ts';
import type { Trail } from './trail.ts';
import type { WriteGate } from './write-gate.ts';

/** The visitor's page in its frame, as the workbench around it uses it. Its calls and its cache are those of the frame. */
export interface Framed {
  readonly run: Run;
  readonly flows: MachineApi;
  readonly time: TimeTravel;
  readonly calls: CallLog;
  readonly writes: WriteGate;
  /** What happened on the page since its start, or since it went to a state by itself, as a link may have it. */
  trail(): Trail;
  /** What happened on the page, as a test. */
  journey(): Promise<string>;
  execute(command: Command): void;
  /** Goes to a leaf of a flow by the walk, without a reload. */
  go(flow: string, leaf: string): void;
}

const opened = 'workbench-page-opened';

/** Called in the frame when its flow runs; both pages have one origin. */
export function handToWorkbench(workbench: EventTarget, framed: Framed): void {
  workbench.dispatchEvent(new CustomEvent<Framed>(opened, { detail: framed }));
}

/** The page that runs in the frame. */
export interface Frame {
  /** Null until the page's flow runs. A frame that loads again has another page. */
  current(): Framed | null;
  /** The frame loads another page. */
  forget(): void;
  subscribe(listener: () => void): () => void;
}

export function watchFrame(workbench: EventTarget): Frame {
  const listeners = new Set<() => void>();
  let framed: Framed | null = null;
  const change = (next: Framed | null) => {
    framed = next;
    for (const listener of listeners) listener();
  };
  workbench.addEventListener(opened, (event) => change((event as CustomEvent<Framed>).detail));
  return {
    current: () => framed,
    forget: () => change(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
