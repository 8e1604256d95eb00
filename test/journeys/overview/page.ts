import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { homeCases } from '#flows/overview/home/cases.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { openSite } from '#test/journeys/open-site.ts';
import { type CallResponse, respondByPath } from './network.ts';

/** The calls that run, by the names of their actors. */
function watchCalls() {
  const pending = new Set<string>();
  let changed = () => {};
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.snapshot' || 'machine' in event.snapshot || !('id' in event.actorRef)) return;
    const call = String(event.actorRef.id);
    if (event.snapshot.status === 'active') pending.add(call);
    else pending.delete(call);
    changed();
  };
  /** Waits until none of these calls runs. */
  const waitUntilSettled = (calls: readonly string[]) =>
    new Promise<void>((resolve) => {
      changed = () => {
        // The end of one call may start another call in the same turn.
        queueMicrotask(() => {
          if (calls.every((call) => !pending.has(call))) resolve();
        });
      };
      changed();
    });
  return { pending, inspect, waitUntilSettled };
}

const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('role') === 'status' ||
  element.getAttribute('aria-hidden') === 'true';

/** The visible texts, one for each element with text of its own. */
function textsOf(element: Element): readonly string[] {
  if (isHidden(element)) return [];
  const own = [...element.childNodes]
    .map((node) => (node instanceof Text ? node.data : ''))
    .join('')
    // Amounts and numbers have no-break spaces.
    .replace(/\s+/g, ' ')
    .trim();
  return [...(own === '' ? [] : [own]), ...[...element.children].flatMap(textsOf)];
}

interface Visit {
  readonly identification: { readonly organisasjonsnummer: string | null; readonly fodselsnummer: string };
  /** The path of each call, by the name of its actor. */
  readonly paths: Readonly<Record<string, string>>;
  /** The groups of policies that are not folded. */
  readonly openGroups?: readonly string[];
}

const relations = '/web/relasjoner';

/** Opens the landing page of a visitor. Every call waits for its response. */
export async function openLanding({ identification, paths, openGroups = [] }: Visit) {
  const { pending, inspect, waitUntilSettled } = watchCalls();
  const site = openSite(homeFlow, { ...homeCases.input, openGroups }, inspect);
  const network = respondByPath({ '/rest/toggle/overgang': { status: 200, body: false } });
  // The first calls started before `network`, so the site holds them.
  const respondEarly = (path: string, response: CallResponse) =>
    site.respond({ request: { method: 'GET', path: `/rest${path}` }, response });
  await respondEarly('/avtalebytte/identification', { status: 200, body: identification });
  await waitFor(() =>
    expect(document.querySelector('[data-flow=home]')?.getAttribute('data-state')).toContain('page.content'),
  );
  return {
    left: site.left,
    shows: site.shows,
    letPass: site.letPass,
    driver: site.driverOf('home'),
    /** Responds to these calls, also to those that start after another response; the others keep running. */
    async respond(responses: Readonly<Record<string, CallResponse>>) {
      for (const [call, response] of Object.entries(responses)) {
        const path = paths[call];
        if (path === undefined) throw new Error(`${call} has no path`);
        if (path !== relations) network.setResponse(`/rest${path}`, response);
        else if (pending.has(call)) await respondEarly(path, response);
      }
      await act(() => waitUntilSettled(Object.keys(responses)));
    },
    /** The calls that run. */
    pending: () => [...pending].sort(),
    /** Those of the texts that are visible, each as often as it is. */
    findTexts(texts: readonly string[]) {
      const seen = textsOf(document.body);
      return texts.flatMap((text) => seen.filter((each) => each === text));
    },
    /** The number of placeholders of loading parts. */
    countSkeletons: () => document.querySelectorAll('.aksel-skeleton').length,
  };
}
