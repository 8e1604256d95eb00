import { todayAt } from '#domain/dates/format-date.ts';
import { notFoundFlow } from '#flows/arriving/not-found/flow.ts';
import type { AddressBar } from '#flows/engine/address-bar.ts';
import { type Route, type Router, route, startRouter } from '#flows/engine/router.ts';
import { addressesOf, type World } from '#flows/engine/session.ts';
import { registry, startOf } from '#flows/registry.ts';
import { openRecorder } from '#workbench/recording/recorder.ts';
import type { Recording } from '#workbench/recording/recording.ts';
import { type Watch, watchPage } from '#workbench/watch.ts';
import { startInput } from './start-input.ts';
import { openTape, type Tape } from './tape.ts';

/** A flow that runs in the workbench. Instead of leaving the page, the workbench shows where the flow would go. */
export interface Run {
  /** The flow that was chosen; a child flow runs within its parent. */
  readonly id: string;
  readonly router: Router;
  readonly watch: Watch;
  readonly tape: Tape;
  /** The recording so far, without personal data. */
  recording(): Recording | null;
  /** The flow's last request to the browser, as text; empty at first. */
  notice(): string;
  /** Whether the flow has ended with an address that is not its own. The workbench has no page for it. */
  isElsewhere(): boolean;
  /** Whether the flow has ended; its last screen may still be there. */
  hasEnded(): boolean;
  /** Whether the run is still on the way to the state that it goes to. */
  isOnWay(): boolean;
  /** Sets the notice. */
  say(words: string): void;
  subscribe(listener: () => void): () => void;
}

/** Where a flow begins. No flow leads here: one that ends at the start of the app would begin again, without end. */
const begin = '/begin';

/** The workbench's own address does not change; going back is one of the events. */
function ownAddressBar(onShow: (address: string) => void): AddressBar {
  let path = begin;
  return {
    path: () => path,
    show(address) {
      path = address;
      onShow(address);
    },
    accept: () => {},
    restore: () => {},
    onChange: () => () => {},
  };
}

/** The forms check a date against the day on which they are sent (C4.23), so the flow begins on the same day. */
const inputToday = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'today' in input
    ? { ...input, today: todayAt(Date.now()) }
    : input;

/** An ended flow is no dead end. */
const goOn = '. “Start” begins again; “One event back” returns to the step before.';

/** Starts a flow, by default with its start input on this day; a child flow starts with its parent. */
export function openRun(id: string, input = inputToday(startInput(id)), clock?: World['clock']): Run {
  const { flow } = startOf(id);
  const own = addressesOf(flow.machine);
  const listeners = new Set<() => void>();
  let notice = '';
  const say = (words: string) => {
    notice = words;
    for (const listener of listeners) listener();
  };
  const watch = watchPage(() => 'This page');
  const recorder = openRecorder(registry.map((registered) => registered.flow));
  const tape = openTape(flow);
  const world: World = {
    addressBar: ownAddressBar((address) => {
      if (!own.includes(address)) say(`The flow has ended: the browser would go to ${address}${goOn}`);
    }),
    leave: ({ leave }) => say(`The flow has ended: the browser would go to ${leave}${goOn}`),
    post: ({ address }) => say(`The flow has ended: the browser would send a form to ${address}${goOn}`),
    reload: () => say(`The flow has ended: the browser would reload the page${goOn}`),
    blockUnload: () => {},
    ...(clock && { clock }),
    onPageRestored: () => () => {},
    reportError: (_, error) => say(`The flow has failed: ${error}`),
    onUnknownEvent: ({ state, event }) =>
      say(`The screen of ${state} sent ${event}, which the chart does not know`),
    inspect(event) {
      recorder.inspect(event);
      tape.inspect(event);
      watch.inspect(event);
    },
  };
  const opened: Route = flow.isGate
    ? { ...route(begin, notFoundFlow, () => ({})), gate: { flow, input: () => input } }
    : { patterns: [begin, ...own], flow, input: () => input };
  // Represents every other page: without it, the flow would start again and might end again at once, without end.
  const router = startRouter([opened, route('/*', notFoundFlow, () => ({}))], world);
  watch.open(router);
  const isElsewhere = () => flow !== notFoundFlow && router.current()?.flow === notFoundFlow;
  return {
    id,
    router,
    watch,
    tape,
    recording: recorder.recording,
    notice: () => notice,
    isElsewhere,
    hasEnded() {
      const actor = router.current()?.actor;
      return actor !== undefined && (actor.getSnapshot().status !== 'active' || isElsewhere());
    },
    isOnWay: () => false,
    say,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
