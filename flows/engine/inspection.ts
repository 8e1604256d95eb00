import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { dataState } from './leaves.ts';
import { redact } from './redaction.ts';

/** One step of a flow, without personal data. */
export interface InspectedStep {
  /** Id of the chart. */
  readonly chart: string;
  /** The event, with a redacted payload. */
  readonly event: unknown;
  /** The active leaves afterwards. */
  readonly state: string;
  readonly context: unknown;
}

/** Returns the option `inspect` of an actor. It reports each event that a chart took, and the resulting state. */
export const inspectSteps =
  (onStep: (step: InspectedStep) => void) =>
  (event: InspectionEvent): void => {
    if (event.type !== '@xstate.snapshot' || !('machine' in event.snapshot)) return;
    const snapshot = event.snapshot as AnyMachineSnapshot;
    onStep({
      chart: snapshot.machine.id,
      event: redact(event.event),
      state: dataState(snapshot),
      context: redact(snapshot.context),
    });
  };
