import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import type { Router } from '#flows/engine/router.ts';
import type { AnyCases } from '#flows/engine/walk/cases.ts';
import { registry } from '#flows/registry.ts';

export interface Running {
  readonly flow: AnyFlow;
  readonly actor: AnyActorRef;
}

/** The running flow of a page and all its running child flows. */
export function runningOn(router: Router | null): readonly Running[] {
  const session = router?.current();
  return session ? withChildren({ flow: session.flow, actor: session.actor }) : [];
}

function withChildren(running: Running): readonly Running[] {
  const snapshot: AnyMachineSnapshot = running.actor.getSnapshot();
  const children = Object.entries(running.flow.actors).flatMap(([name, flow]) => {
    const actor = snapshot.children[name];
    return isFlow(flow) && actor ? withChildren({ flow, actor }) : [];
  });
  return [running, ...children];
}

export function runningFlow(router: Router | null, id: string): Running {
  const running = runningOn(router);
  const found = running.find(({ flow }) => flow.id === id);
  if (!found) {
    const names = running.map(({ flow }) => flow.id).join(', ') || 'nothing';
    throw new Error(`${id} does not run in this page: ${names} does`);
  }
  return found;
}

/** The cases of a flow; a law ensures that every flow has some. */
export function casesOf(id: string): AnyCases {
  const registered = registry.find(({ flow }) => flow.id === id);
  if (!registered) throw new Error(`${id} is not in flows/registry.ts`);
  return registered.cases;
}
