import type { InspectionEvent } from 'xstate';
import type { Router } from '#flows/engine/router.ts';
import { reportOf } from './flow-report.ts';
import { recordHistory, type Step, type Taken } from './history.ts';
import type { FlowReport } from './machine-api.ts';
import { runningOn } from './running.ts';

/** The report of a page to the workbench. Sent between tabs, so it is plain data. */
export interface PageReport {
  /** Identifies the tab. */
  readonly page: string;
  readonly title: string;
  readonly flows: readonly FlowReport[];
  readonly steps: readonly Step[];
  readonly taken: Taken;
}

/** A page whose flows are inspected, by the workbench in the same tab or in another. */
export interface Watch {
  inspect(event: InspectionEvent): void;
  /** Sets the router. Flows are inspected before it exists. */
  open(router: Router): void;
  router(): Router | null;
  report(): PageReport;
  /** The number of the last step, also of a step that is not reported yet. */
  lastStep(): number;
  subscribe(listener: () => void): () => void;
}

export function watchPage(title: () => string): Watch {
  const page = crypto.randomUUID();
  const listeners = new Set<() => void>();
  let router: Router | null = null;
  let isDue = false;

  const make = (): PageReport => ({
    page,
    title: title(),
    flows: runningOn(router).map(reportOf),
    steps: history.steps(),
    taken: history.taken(),
  });

  // Reports after the step, once for simultaneous steps: an actor cannot be read in the middle of a step.
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
      router = opened;
      router.subscribe(changed);
      changed();
    },
    router: () => router,
    report: () => report,
    lastStep: () => history.steps().at(-1)?.number ?? 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
