import { pageGateFlow } from '#flows/arriving/page-gate/flow.ts';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { nodesOf } from '#flows/engine/leaves.ts';
import { holdCalls } from '#flows/engine/walk/held-calls.ts';
import { holdTimeOuts } from '#flows/engine/walk/held-time-outs.ts';
import type { Outcome } from '#flows/engine/walk/outcomes.ts';
import type { Path, Walk } from '#flows/engine/walk/walk.ts';
import { startOf } from '#flows/registry.ts';
import { holdClipboard } from '#test/support/held-clipboard.ts';
import { holdSharing } from '#test/support/held-sharing.ts';

/** The host in the cases, and the page's real host. */
const ownHosts = ['bank.example', 'localhost'];

/** Compares only the host of another site: the real configuration has other paths than the cases. */
export const hasArrived = (now: URL, wanted: URL): boolean =>
  ownHosts.includes(wanted.hostname)
    ? ownHosts.includes(now.hostname) && now.pathname === wanted.pathname
    : now.host === wanted.host;

/** Runs in the page: remembers how the document was loaded, because a stopped clock may have no entries. */
function rememberLoading() {
  const [entry] = performance.getEntriesByType('navigation');
  Object.assign(window, { loadedBy: entry?.toJSON().type });
}

function clearStorage() {
  // The empty page between two visits has no storage.
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Removes the waits before a failed read is repeated (C4.11). Timers of charts may have the same length, but `scriptsOf`
 * does not use this function for flows with time-outs.
 */
function retryAtOnce() {
  const { setTimeout } = window;
  const waits = [1000, 2000, 4000];
  window.setTimeout = ((run: () => void, ms = 0) =>
    setTimeout(run, waits.includes(ms) ? 0 : ms)) as typeof setTimeout;
}

const timeOutsOf = (flow: AnyFlow) => nodesOf(flow.machine.root).flatMap(({ after }) => after);
const childrenOf = (flow: AnyFlow) => Object.values(flow.actors).filter(isFlow);

const endsByTimeOut = (flow: AnyFlow): boolean =>
  timeOutsOf(flow).some(({ target }) => target?.some(({ type }) => type === 'final')) ||
  childrenOf(flow).some(endsByTimeOut);

const waitsForTimeOut = (flow: AnyFlow): boolean =>
  timeOutsOf(flow).length > 0 || childrenOf(flow).some(endsByTimeOut);

/**
 * Whether paths need a time-out: one of the flow itself or of the outermost flow around it, or one that ends a child
 * flow. Their pages have a stopped clock.
 */
export const hasTimeOut = (flow: AnyFlow): boolean => [flow, startOf(flow.id).flow].some(waitsForTimeOut);

/** Runs before the clock is replaced. */
export const firstScript = rememberLoading;

/**
 * The functions that run in each document of a walk before the app's code, after the clock is replaced: a clock replaces
 * `AbortSignal.timeout`, and would fire the time-outs of calls when it advances. A flow with time-outs needs their real
 * length, and the document of such a flow does not retry reads.
 */
export const scriptsOf = (flow: AnyFlow): readonly (() => unknown)[] => [
  clearStorage,
  holdTimeOuts,
  holdCalls,
  holdClipboard,
  holdSharing,
  ...(hasTimeOut(flow) ? [] : [retryAtOnce]),
];

/** The date of the cases, which is the date of the browser; undefined if the flow has none. */
export function dateOf(flow: AnyFlow): string | undefined {
  const { today } = Object(startOf(flow.id).cases.input);
  return today && `${today}T12:00:00Z`;
}

/** Whether a path ends on another document. */
export const leavesPage = ({ within }: Walk, { steps }: Path): boolean =>
  !within && steps.at(-1)?.to.status === 'done';

/** The expression for `respond` of `holdCalls`. */
export const responding = (call: string, response: unknown, repeats: boolean): string =>
  `heldCalls.respond('${call}', ${JSON.stringify(response)}, ${repeats})`;

/** The expression for whether the gate of the main app runs. */
export const showsGate = `document.querySelector('[data-flow="${pageGateFlow.id}"]') !== null`;

/** The response that ends the gate: the insurer moves no customers. */
export const admission: NonNullable<Outcome['wire']> = {
  request: { method: 'GET', path: '/rest/toggle/overgang' },
  response: { status: 200, body: false },
};
