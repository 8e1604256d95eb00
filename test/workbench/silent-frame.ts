import { startOf } from '#flows/registry.ts';
import { openCallLog } from '#workbench/page/call-log.ts';
import type { Framed } from '#workbench/page/framed.ts';
import type { Run } from '#workbench/page/run.ts';
import { openTimeTravel } from '#workbench/page/time-travel.ts';
import { trailOf } from '#workbench/page/trail.ts';
import { openWriteGate } from '#workbench/page/write-gate.ts';
import { execute, machineApi } from '#workbench/steering.ts';

/** What the frame hands to the workbench, for a run whose calls get no response. */
export const silentFrame = (run: Run): Framed => ({
  run,
  flows: machineApi(() => run.router),
  time: openTimeTravel(run, () => {}),
  calls: openCallLog([]),
  writes: openWriteGate(),
  go: () => {},
  trail: () => trailOf(startOf(run.id).flow, run.tape.sent()),
  journey: async () => '',
  execute: (command) => void execute(run.router, command),
});
