import { startOf } from '#flows/registry.ts';
import { machineApi } from '#workbench/steering.ts';
import { type CallLog, noteSettled } from './call-log.ts';
import { setHold } from './hold.ts';
import { setLatency } from './latency.ts';
import { awaitTrail, retrace, waitingOperations } from './retrace.ts';
import type { Run } from './run.ts';
import { countOf } from './say-where.ts';
import type { TrailGate } from './trail-gate.ts';
import type { WriteGate } from './write-gate.ts';

/** What an address says about a page besides its flow and its state. */
interface Link {
  readonly flow: string;
  /** What happened on the page. */
  readonly lines: readonly string[];
  readonly hold: readonly string[];
  readonly latency: string | null;
  /** Whether every write is held. */
  readonly isHeld: boolean;
}

interface Following {
  readonly link: Link;
  readonly log: CallLog;
  readonly gate: TrailGate;
  readonly writes: WriteGate;
  /** Starts the flow, or goes to its state. */
  readonly begin: () => Promise<Run>;
  readonly show: (run: Run) => void;
}

/**
 * Does again what happened on a colleague's page. The sandbox gives the responses that it gave there, at once; then it is as slow,
 * and holds the same, as it did there. A call that waited there waits here.
 */
export async function followLink({ link, log, gate, writes, begin, show }: Following): Promise<void> {
  const { flow } = startOf(link.flow);
  await setSandbox(link, false);
  awaitTrail({ flow, gate }, link.lines);
  const begun = await begin();
  writes.set(false);
  let isOnWay = true;
  const run = { ...begun, isOnWay: () => isOnWay };
  show(run);
  const flows = machineApi(() => run.router, noteSettled(run, log));
  const stopped = await retrace({ flow, run, flows, gate }, link.lines);
  await setSandbox(link, true);
  writes.set(link.isHeld);
  const sent = log.calls().map(({ operation }) => operation);
  const stay = waitingOperations(run, flow, sent).filter((operation) => !link.hold.includes(operation));
  gate.end(Number(link.latency) > 0 ? [] : stay);
  isOnWay = false;
  const followed = `The page is where the link leads, after ${countOf(link.lines)}.`;
  run.say(`${stopped || followed} ${run.notice()}`.trim());
}

/** Meanwhile the sandbox responds at once, and to everything: the link says when a call has its end. */
async function setSandbox({ hold, latency }: Link, isAsInLink: boolean): Promise<void> {
  await Promise.all([
    ...hold.map((operation) => setHold(operation, isAsInLink)),
    ...(latency === null ? [] : [setLatency(isAsInLink ? latency : '0')]),
    // Without the sandbox, the calls of the page fail too.
  ]).catch(() => {});
}
