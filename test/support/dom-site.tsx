import { act, cleanup, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type InspectionEvent, SimulatedClock } from 'xstate';
import { shareFile } from '#app/page/share-file.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { durations } from '#domain/site/durations.ts';
import { notFoundFlow } from '#flows/arriving/not-found/flow.ts';
import { hashAddressBar } from '#flows/engine/address-bar.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { UnknownEvent } from '#flows/engine/guarded-send.ts';
import { route, startRouter } from '#flows/engine/router.ts';
import { addressesOf, type World } from '#flows/engine/session.ts';
import { holdCalls } from '#flows/engine/walk/held-calls.ts';
import { holdTimeOuts } from '#flows/engine/walk/held-time-outs.ts';
import { cachedReads, callOf, mayBeRepeated } from '#flows/engine/walk/sent-calls.ts';
import { asRequest, prepareCalls } from '#flows/engine/walk/wire.ts';
import { dialogFlow } from '#flows/shared/dialog/flow.ts';
import { payloadProblems } from '#test/contract/payload-problems.ts';
import { domDriver } from './dom-driver.ts';
import { holdClipboard } from './held-clipboard.ts';
import { holdSharing } from './held-sharing.ts';
import { loading, renderRouter } from './render-router.tsx';
import type { Site } from './run-path.ts';

const links = {
  login: () => '/logg-inn',
  draft: () => null,
  bankSite: () => null,
  phone: '+4721000000',
  print: () => {},
  overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
};

interface DomSite extends Site {
  /** Events that a screen sent although its state has no transition for them. */
  readonly unknownEvents: readonly UnknownEvent[];
  /** The defects that were reported. */
  readonly failures: readonly unknown[];
  /** The addresses of other documents, forms and reloads that the flow has left to. */
  readonly exits: readonly unknown[];
  close(): void;
}

/** Checks the payload of every request before it is held. */
function watchPayloads(): readonly string[] {
  const found: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = asRequest(input, init);
    found.push(...(await payloadProblems(request)));
    return fetch(request);
  };
  return found;
}

/** How often a wait looks again, in milliseconds: a call that is sent changes no element, which would end the wait. */
const often = { interval: 2 };

/** Waits until the check passes. Checks at once first: a wait of Testing Library takes a timer, and leaves the core idle. */
async function until(check: () => void, options = {}): Promise<void> {
  try {
    check();
  } catch {
    await waitFor(check, options);
  }
}

let isOpen = false;

/** Opens a page with one flow and its live calls. The test sends the responses, and closes the page. */
export function openDomSite(
  flow: AnyFlow,
  input: unknown,
  inspect?: (event: InspectionEvent) => void,
): DomSite {
  if (isOpen) throw new Error('the page of another test is open, and would follow the links of this one');
  isOpen = true;
  prepareCalls();
  // A flow without an address of its own opens elsewhere, because it may redirect to '/'.
  const entry = addressesOf(flow.machine).length > 0 ? '/' : '/denne-siden';
  window.history.replaceState(null, '', `#${entry}`);
  // The page's date is the date of the cases, as in a browser.
  const { today } = Object(input);
  if (today) vi.setSystemTime(new Date(`${today}T12:00:00Z`));
  holdTimeOuts();
  const calls = holdCalls();
  const badPayloads = watchPayloads();
  const clipboard = holdClipboard();
  holdSharing();
  const cached = cachedReads();
  const exits: unknown[] = [];
  const failures: unknown[] = [];
  const unknownEvents: UnknownEvent[] = [];
  const clock = new SimulatedClock();
  const world: World = {
    // No history entries for dialogs: the history of happy-dom outlives the page.
    addressBar: { ...hashAddressBar(window), pushDialogEntry: () => () => {} },
    leave: (departure) => exits.push(departure),
    post: (form) => exits.push({ post: form }),
    reload: () => exits.push({ reload: true }),
    blockUnload: () => {},
    onPageRestored: () => () => {},
    reportError: (_, error) => failures.push(error),
    clock,
    onEmit: shareFile(window),
    onUnknownEvent: (event) => unknownEvents.push(event),
    ...(inspect && { inspect }),
  };
  const page = { patterns: [entry, ...addressesOf(flow.machine)] as const, flow, input: () => input };
  const router = startRouter(
    [
      flow.isGate ? { ...route(entry, notFoundFlow, () => ({})), gate: { flow, input: () => input } } : page,
      // Represents every other page.
      route('/*', notFoundFlow, () => ({})),
    ],
    world,
  );
  const actorOptions = { clock, ...(inspect && { inspect }) };
  const container = renderRouter(router, {
    links,
    // Not the page's clipboard: user-event replaces it.
    write: clipboard.writeText,
    isMotionReduced: false,
    actorOptions,
  });
  const shownState = (id: string) =>
    container.querySelector(`[data-flow="${id}"]`)?.getAttribute('data-state');

  /** Ends the closing of a dialog, which only the paths of the chart `dialog` check. */
  const finishClosing = () => {
    if (shownState(dialogFlow.id) === 'closing') act(() => clock.increment(durations.dialogClosing));
  };

  return {
    driverOf: (id) => domDriver(container, id),
    checksScreens: 'on each path',
    unknownEvents,
    failures,
    exits,
    async respond({ request, response }) {
      if (cached.has(request, response)) return;
      const call = callOf(request);
      await until(() => expect(calls.awaits(call), call).toBe(true), often);
      await act(async () => calls.respond(call, response, mayBeRepeated(request, response)));
    },
    letPass: (ms) => act(async () => clock.increment(ms)),
    async shows(id, state) {
      await until(() => {
        if (id !== dialogFlow.id) finishClosing();
        expect(failures).toEqual([]);
        expect(calls.sentTwice(), 'two requests for one step').toEqual([]);
        expect(shownState(id)).toBe(state);
        expect(container.textContent).not.toContain(loading);
      });
      calls.holdAgain();
    },
    ended: (id) =>
      until(() => {
        finishClosing();
        expect(exits.length > 0 || shownState(id) === undefined).toBe(true);
      }),
    attention() {
      const { activeElement } = document;
      return {
        announced: [...container.querySelectorAll('[role=status]')]
          .map(({ textContent }) => textContent)
          .join(''),
        focus:
          activeElement?.tagName === 'H1'
            ? 'heading'
            : activeElement?.closest('[aria-invalid=true]')
              ? 'invalid field'
              : null,
      };
    },
    left: (exit) =>
      until(() => {
        const { to } = exit as { to?: string };
        if (to) expect(window.location.hash).toBe(`#${to}`);
        else expect(exits).toEqual([exit]);
      }),
    close() {
      isOpen = false;
      cleanup();
      router.close();
      vi.useRealTimers();
      expect(badPayloads).toEqual([]);
    },
  };
}
