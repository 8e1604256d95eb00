import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { AnyStateMachine, InputFrom } from 'xstate';
import type { AnyFlow, Flow } from './define-flow.ts';
import { addressesOf, openSession, type Session, type World } from './session.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** One flow of a sub-app: the pattern it is entered by, and what it is given. */
export interface Route {
  readonly pattern: string;
  readonly flow: AnyFlow;
  readonly input: (params: Params) => unknown;
}

export const route = <M extends AnyStateMachine>(
  pattern: string,
  flow: Flow<M>,
  input: (params: Params) => InputFrom<M>,
): Route => ({ pattern, flow: flow as AnyFlow, input });

/** Holds the session that the address asks for. Lives outside React, so that nothing starts twice. */
export interface Stage {
  current(): Session | null;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** The first route is where an unknown address leads on entry. */
export function openStage(routes: readonly [Route, ...Route[]], world: World): Stage {
  const listeners = new Set<() => void>();
  const { addressBar } = world;
  let current: { key: string; session: Session } | null = null;

  const find = (path: string) => {
    for (const candidate of routes) {
      for (const pattern of [candidate.pattern, ...addressesOf(candidate.flow.machine)]) {
        const [matches, params] = matchRoute(parse, pattern, path);
        if (matches) return { route: candidate, params: named(params) };
      }
    }
    return null;
  };

  const enter = ({ route: { flow, input }, params }: NonNullable<ReturnType<typeof find>>, key: string) => {
    current?.session.stop();
    const session = openSession(flow, input(params), world, goTo);
    // On the stage before it starts: a flow that ends at once opens the next one.
    current = { key, session };
    session.start();
    for (const listener of listeners) listener();
  };

  const follow = () => {
    const found = find(addressBar.path());
    if (!found) {
      // No address of a flow ('#innhold', a slip of the finger) may cost the one that runs its answers.
      if (current) addressBar.restore();
      else goTo(routes[0].pattern);
      return;
    }
    // Keyed by flow and parameters: another policy in the same flow is another session.
    const key = JSON.stringify([found.route.flow.id, found.params]);
    if (current?.key === key) {
      if (!current.session.requestAddress(addressBar.path())) addressBar.restore();
    } else if (!current?.session.offerLeave()) {
      addressBar.accept();
      enter(found, key);
    }
  };

  function goTo(address: string) {
    addressBar.show(address, current ? 'push' : 'replace');
    const found = find(address) ?? { route: routes[0], params: {} };
    enter(found, JSON.stringify([found.route.flow.id, found.params]));
  }

  const listening = [
    addressBar.onChange(follow),
    // The flow has ended, and its last screen would stand there for good.
    world.onReturn(() => {
      if (current?.session.actor.getSnapshot().status === 'done') world.reload();
    }),
  ];
  follow();

  return {
    current: () => current?.session ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const stop of listening) stop();
      current?.session.stop();
      current = null;
    },
  };
}

/** wouter gives each parameter by number too; the names are enough. */
const named = (params: object): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => Number.isNaN(Number(name))));
