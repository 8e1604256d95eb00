// wouter's `matchRoute` needs a parser; wouter uses this one and exports it to React components only (0022).
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { AnyStateMachine, InputFrom } from 'xstate';
import { decodePart, isWellFormed } from '#domain/site/address-part.ts';
import type { Exit, GateEnd } from '#domain/site/exit.ts';
import type { HistoryChange } from './address-bar.ts';
import type { AnyFlow, Flow } from './define-flow.ts';
import { urgently } from './interruptible.ts';
import { actorsOf, addressesOf, isWaiting, openSession, type Session, type World } from './session.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** One flow of a sub-app: its addresses, and its input. */
export interface Route {
  /** The first is the entry address; the others belong to states of the flow. */
  readonly patterns: readonly [string, ...string[]];
  readonly flow: AnyFlow | (() => Promise<AnyFlow>);
  readonly input: (params: Params) => unknown;
  /** A flow that runs first, when the code of both has loaded. The route's own flow starts when it has ended without an exit. */
  readonly gate?: Pick<Route, 'flow' | 'input'> | undefined;
}

export const route = <M extends AnyStateMachine>(
  pattern: string,
  flow: Flow<M>,
  input: (params: Params) => InputFrom<M>,
): Route => ({ patterns: [pattern, ...addressesOf(flow.machine)], flow: flow as AnyFlow, input });

/** A route whose flow loads on demand, behind a gate if there is one. Its addresses are known before the code loads. */
export const lazyRoute = <M extends AnyStateMachine>(
  { patterns, flow }: { readonly patterns: Route['patterns']; readonly flow: () => Promise<Flow<M>> },
  input: (params: Params) => InputFrom<M>,
  gate?: Route['gate'],
): Route => ({ patterns, flow: flow as () => Promise<AnyFlow>, input, gate });

/** Runs the flow whose route matches the address. It is outside React, so that nothing starts twice (0001). */
export interface Router {
  readonly world: World;
  /** Null while the flow's code loads, if it did not load, and after `close`. A flow that has ended or failed stays current. */
  current(): Session | null;
  /** The flow of the address, also while its gate runs; null when `current` is. */
  page(): AnyFlow | null;
  status(): 'running' | 'loading' | 'error' | 'closed';
  /** Whether the visitor was refused another page because something on this one is being saved. */
  isLeaveRefused(): boolean;
  /** The listener is called when any of these has changed, and when the present page has stopped waiting. */
  subscribe(listener: () => void): () => void;
  /** Stops the running flow and no longer follows the address. The router cannot be started again. */
  close(): void;
}

/** Whether the flow with this id is the flow of the address, also while its gate runs, or runs as a child flow. */
export const isOpen = (router: Router, flow: string): boolean => {
  const session = router.current();
  return (
    router.page()?.id === flow ||
    (session !== null && actorsOf(session.actor).some((actor) => actor.getSnapshot().machine.id === flow))
  );
};

/** Whether code or a call of the present page is loading. */
export const isLoading = (router: Pick<Router, 'current' | 'status'>): boolean => {
  const session = router.current();
  return session ? isWaiting(session.actor) : router.status() === 'loading';
};

interface RouteMatch {
  readonly route: Route;
  readonly params: Params;
}

/**
 * The route that the address matches. `session` is its gate's first; `page` is its own flow. Both are null while the code
 * loads, and if loading failed.
 */
interface ActiveRoute {
  readonly key: string;
  page: AnyFlow | null;
  session: Session | null;
}

/** Route and parameters: another policy in the same flow is another session. */
const keyOf = ({ route: { patterns }, params }: RouteMatch) => JSON.stringify([patterns[0], params]);

/** Matches every address that no other route matches, malformed ones included. */
const anyAddress = '/*';

/** The parameters as they were before a link encoded them. */
const decodeParams = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).map(([name, part]) => [name, part && decodePart(part)]));

const load = (flow: Route['flow']) => (typeof flow === 'function' ? flow() : flow);

/** Cached code and responses need three or four tasks of the event loop; ten leave a margin. */
const maxTasksBeforeSpinner = 10;

/** If a document is opened with an unknown address, the first route is shown. */
export function startRouter(routes: readonly [Route, ...Route[]], world: World): Router {
  const listeners = new Set<() => void>();
  const { addressBar } = world;
  let current: ActiveRoute | null = null;
  let status: ReturnType<Router['status']> = 'loading';

  const findRoute = (path: string): RouteMatch | null => {
    const canDecode = isWellFormed(path);
    const candidates = canDecode ? routes : routes.filter(({ patterns: [first] }) => first === anyAddress);
    for (const route of candidates) {
      for (const pattern of route.patterns) {
        const [isMatch, params] = matchRoute(parse, pattern, path);
        if (isMatch) return { route, params: canDecode ? decodeParams(params) : params };
      }
    }
    return null;
  };

  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };

  let isNotificationPending = false;
  /** Waits a few tasks before rendering, so that a page whose data is in the cache shows no spinner. */
  const notifyListenersSoon = () => {
    if (isNotificationPending) return;
    isNotificationPending = true;
    // `setTimeout` would wait longer: browsers delay nested timers.
    const { port1, port2 } = new MessageChannel();
    let tasks = 0;
    port1.onmessage = () => {
      tasks += 1;
      if (tasks < maxTasksBeforeSpinner && isLoading(router)) return port2.postMessage(null);
      port1.close();
      isNotificationPending = false;
      notifyListeners();
    };
    port2.postMessage(null);
  };

  /** Shows the error screen in place of the page. */
  const fail = (failed: ActiveRoute) => {
    if (current !== failed) return;
    failed.session?.stop();
    failed.session = null;
    status = 'error';
    notifyListeners();
  };

  const leaveBy = (exit: Exit, from: ActiveRoute) => {
    if ('leave' in exit) world.leave(exit);
    else if ('post' in exit) world.post(exit.post, () => fail(from));
    else if ('reload' in exit) world.reload();
    else goTo(exit.to, exit.replaces ? 'redirect' : 'push');
  };

  const enter = ({ route, params }: RouteMatch) => {
    current?.session?.stop();
    const { flow, gate } = route;
    const entered: ActiveRoute = { key: keyOf({ route, params }), page: null, session: null };
    current = entered;
    status = 'loading';
    const run = (loaded: AnyFlow, { input }: Pick<Route, 'input'>, onEnd: (output: unknown) => void) => {
      entered.session?.stop();
      const session = openSession(
        loaded,
        input(params),
        world,
        addressBar.path(),
        onEnd,
        notifyListenersSoon,
      );
      // Assigned before the start, because a flow that ends at once opens the next flow.
      entered.session = session;
      status = 'running';
      session.start();
      notifyListenersSoon();
    };
    const open = ([page, loadedGate]: readonly [AnyFlow, AnyFlow | undefined]) => {
      // The visitor went to another address while the code loaded.
      if (current !== entered) return;
      entered.page = page;
      const runPage = () => run(page, route, (end) => leaveBy(end as Exit, entered));
      if (gate && loadedGate)
        run(loadedGate, gate, (output) => {
          const end = output as GateEnd;
          if ('leave' in end) leaveBy(end, entered);
          else runPage();
        });
      else runPage();
    };
    if (typeof flow !== 'function' && typeof gate?.flow !== 'function') return open([flow, gate?.flow]);
    notifyListenersSoon();
    Promise.all([load(flow), gate && load(gate.flow)]).then(open, (error: unknown) => {
      if (current !== entered) return;
      world.reportError(route.patterns[0], error);
      fail(entered);
    });
  };

  const follow = () => {
    const match = findRoute(addressBar.path());
    if (!match) {
      // An unknown address ('#innhold', a typing error) must not stop the running flow.
      if (current) addressBar.restore();
      else goTo(routes[0].patterns[0], 'replace');
      return;
    }
    if (current?.key === keyOf(match)) {
      if (!current.session?.requestAddress(addressBar.path())) addressBar.restore();
    } else if (current?.session?.requestLeave(addressBar.path()) ?? true) {
      addressBar.accept();
      enter(match);
    }
  };

  function goTo(address: string, how: HistoryChange) {
    addressBar.show(address, how);
    enter(findRoute(address) ?? { route: routes[0], params: {} });
  }

  const stopListening = [
    addressBar.onChange(() => urgently(follow)),
    // The browser restored a page whose flow has ended; without a reload its last screen would stay.
    world.onPageRestored(() => {
      if (current?.session?.actor.getSnapshot().status === 'done') world.reload();
    }),
  ];
  const router: Router = {
    world,
    current: () => current?.session ?? null,
    page: () => current?.page ?? null,
    status: () => status,
    isLeaveRefused: () => current?.session?.isLeaveRefused() ?? false,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const stop of stopListening) stop();
      current?.session?.stop();
      current = null;
      status = 'closed';
      notifyListeners();
    },
  };
  follow();
  return router;
}
