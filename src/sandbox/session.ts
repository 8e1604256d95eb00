import { randomUUID } from 'node:crypto';
import { type Latency, usualLatency } from './latency.ts';
import { defaultPersona, type PersonaId } from './personas.ts';

/** A response that replaces an operation's own, a number of times. */
export interface Fault {
  readonly operation: string;
  readonly status: number;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  /** Absent: until the sandbox is reset. */
  readonly times?: number | undefined;
}

interface Logged {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** The insurer's state for one browser. */
export interface Session {
  readonly id: string;
  persona: PersonaId;
  latency: Latency;
  faults: readonly Fault[];
  /** Held responses, by operation. */
  readonly held: Map<string, PromiseWithResolve>;
  readonly requests: Logged[];
  /** The insurer's data, by persona and slice. */
  readonly known: Map<string, unknown>;
  /** The CSRF token of each service, named by the first segment of its paths. */
  readonly csrf: Map<string, string>;
}

interface PromiseWithResolve {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

const fresh = () => ({ latency: usualLatency, faults: [] });

/** Finds the session of a request, or creates one. */
export function sessionStore(sessions = new Map<string, Session>()) {
  return {
    get(id: string | undefined): Session {
      const known = id === undefined ? undefined : sessions.get(id);
      if (known) return known;
      const session: Session = {
        id: randomUUID(),
        persona: defaultPersona,
        ...fresh(),
        held: new Map(),
        requests: [],
        known: new Map(),
        csrf: new Map(),
      };
      sessions.set(session.id, session);
      return session;
    },
  };
}

export type SessionStore = ReturnType<typeof sessionStore>;

export function reset(session: Session): void {
  Object.assign(session, fresh());
  for (const operation of [...session.held.keys()]) release(session, operation);
  session.requests.length = 0;
  session.known.clear();
}

export function hold(session: Session, operation: string): void {
  if (session.held.has(operation)) return;
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  session.held.set(operation, { promise, resolve });
}

export function release(session: Session, operation: string): void {
  session.held.get(operation)?.resolve();
  session.held.delete(operation);
}

/** The fault for this call, if any; a fault is removed after its number of times. */
export function takeFault(session: Session, operation: string): Fault | undefined {
  const fault = session.faults.find((candidate) => candidate.operation === operation);
  if (fault?.times !== undefined) {
    const left = { ...fault, times: fault.times - 1 };
    session.faults = session.faults.flatMap((other) =>
      other !== fault ? [other] : left.times > 0 ? [left] : [],
    );
  }
  return fault;
}
