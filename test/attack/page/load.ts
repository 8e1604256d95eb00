import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { holdTimeOuts } from '#flows/engine/walk/held-time-outs.ts';
import { respond, untilAborted } from '#flows/engine/walk/wire.ts';
import { operationFor } from '#test/contract/contract.ts';
import { restPath } from '#test/contract/wire.ts';
import type { portalAs } from '#test/journeys/portal.ts';
import { isAllowed, pageProblems } from './problems.ts';
import { settle } from './settle.ts';

type Portal = ReturnType<typeof portalAs>;

/** What the insurer sends in place of the right response to an operation; null lets the right one through. */
export type Attack = (operation: string, right: () => Promise<unknown>) => Promise<WireResponse | null>;

interface Sent {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
}

/** A page after an attack. */
interface Loaded {
  readonly problems: readonly string[];
  readonly sent: readonly Sent[];
}

const jsonOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
};

const addressIn = (exit: unknown): string => {
  const { action, url } = Object(exit) as { action?: unknown; url?: unknown };
  return String(typeof exit === 'string' ? exit : (action ?? url));
};

let latest: Portal | undefined;

/** Closes the page of another portal: only one may be open. */
export function takeTurn(portal: Portal): void {
  if (latest !== portal) latest?.close();
  latest = portal;
}

/**
 * Opens a page while the insurer attacks it, waits until it has loaded, and returns what is wrong with it.
 * @param mayWait whether the page may wait afterwards, as it does without a connection
 */
export async function load(
  portal: Portal,
  address: string,
  attack: Attack,
  mayWait = false,
): Promise<Loaded> {
  takeTurn(portal);
  const { Request } = globalThis;
  const { timeout } = AbortSignal;
  const { fireTimeOuts } = holdTimeOuts();
  const sent: Sent[] = [];
  let running = 0;
  const exits = portal.exits().length;
  portal.comesBetween(async (request, honest) => {
    const { operationId: operation, method } = operationFor(request.method, restPath(request));
    sent.push({ operation, method, path: new URL(request.url).pathname });
    running += 1;
    try {
      const response = await honest();
      const given = await attack(operation, () => jsonOf(response));
      if (given === null) return response;
      if (given !== 'late') return await respond(given);
      queueMicrotask(() => fireTimeOuts(new URL(request.url).pathname));
      return await untilAborted(request);
    } finally {
      running -= 1;
    }
  });
  try {
    await portal.open(address);
    const left = () => portal.exits().slice(exits);
    const isSettled = await settle(
      () => running > 0,
      () => left().length > 0,
      mayWait,
    );
    const foreign = left().filter((exit) => exit !== 'reload' && !isAllowed(addressIn(exit)));
    return {
      problems: [
        ...(isSettled || mayWait ? [] : [`it waits for nothing: ${statesOf()}`]),
        ...(left().length > 0 ? [] : pageProblems()),
        ...foreign.map((exit) => `it leaves to ${addressIn(exit)}`),
        ...portal.takeDefects(),
      ],
      sent,
    };
  } finally {
    Object.assign(globalThis, { Request });
    AbortSignal.timeout = timeout;
  }
}

const statesOf = () =>
  [...document.querySelectorAll<HTMLElement>('[data-flow]')]
    .map(({ dataset }) => `${dataset.flow}/${dataset.state}`)
    .join(' ');
