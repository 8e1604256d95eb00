import type { InspectionEvent } from 'xstate';
import type { Stage } from '#flows/engine/stage.ts';
import { reportOf } from './flow-report.ts';
import { recordHistory, type Step, type Taken } from './history.ts';
import type { FlowReport } from './machine-api.ts';
import { runningOn } from './running.ts';

/** All that the workbench knows of a page. Goes from tab to tab, so it is plain data. */
export interface PageReport {
  /** Tells one tab from another. */
  readonly page: string;
  readonly title: string;
  readonly flows: readonly FlowReport[];
  readonly steps: readonly Step[];
  readonly taken: Taken;
}

/** A page whose flows are looked at, by the workbench in the same tab or in another. */
export interface Watch {
  inspect(event: InspectionEvent): void;
  /** The stage, once it is there; a flow speaks before it. */
  open(stage: Stage): void;
  stage(): Stage | null;
  report(): PageReport;
  subscribe(listener: () => void): () => void;
}

export function watchPage(title: () => string): Watch {
  const page = crypto.randomUUID();
  const listeners = new Set<() => void>();
  let stage: Stage | null = null;
  let isDue = false;

  const make = (): PageReport => ({
    page,
    title: title(),
    flows: runningOn(stage).map(reportOf),
    steps: history.steps(),
    taken: history.taken(),
  });

  // After the step is done, and once for steps that come together: in the middle of one, an actor may
  // not be asked.
  const changed = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      report = make();
      for (const listener of listeners) listener();
    });
  };

  const history = recordHistory(changed);
  let report = make();

  return {
    inspect: history.inspect,
    open(opened) {
      stage = opened;
      stage.subscribe(changed);
      changed();
    },
    stage: () => stage,
    report: () => report,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
