import type { AnyMachineSnapshot } from 'xstate';
import { dataState } from '#flows/engine/leaves.ts';
import { runningOn } from '#workbench/running.ts';
import type { Run } from './run.ts';

/** The state of a flow that runs on the page; null after its end. */
function stateOf(run: Run, id: string): string | null {
  const actor = runningOn(run.router).find(({ flow }) => flow.id === id)?.actor;
  const snapshot: AnyMachineSnapshot | undefined = actor?.getSnapshot();
  return snapshot?.status === 'active' ? dataState(snapshot) : null;
}

/** From now on the notice of a run says in which state the flow is. What a run says about its end stays. */
export function sayWhere(run: Run, id: string): void {
  let last = stateOf(run, id);
  let said = run.notice();
  run.watch.subscribe(() => {
    const state = stateOf(run, id);
    if (state === last) return;
    last = state;
    const isOurs = run.notice() === said;
    if (state === null && !isOurs) return;
    said = state === null ? `${id} has ended.` : `${id} is in ${state}.`;
    run.say(said);
  });
}

export const countOf = ({ length }: readonly unknown[]): string =>
  `${length} ${length === 1 ? 'step' : 'steps'}`;
