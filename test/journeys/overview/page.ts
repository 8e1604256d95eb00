import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { homeCases } from '#flows/overview/home/cases.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { openDomSite } from '#test/support/dom-site.tsx';
import { type Given, respondByPath } from './network.ts';

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
  /** Until none of these calls runs, nor the calls that they lead to. */
  const settled = (calls: readonly string[]) =>
    new Promise<void>((resolve) => {
      changed = () => {
        // The end of one may start the next in the same turn.
        queueMicrotask(() => {
          if (calls.every((call) => !pending.has(call))) resolve();
        });
      };
      changed();
    });
  return { pending, inspect, settled };
}

const isHidden = (element: Element): boolean =>
  element.getAttribute('role') === 'status' || element.getAttribute('aria-hidden') === 'true';

/** The texts that can be seen, each as its element says it. */
function textsOf(element: Element): readonly string[] {
  if (isHidden(element)) return [];
  const own = [...element.childNodes]
    .map((node) => (node instanceof Text ? node.data : ''))
    .join('')
    // Amounts and numbers are written with spaces that do not break.
    .replace(/\s+/g, ' ')
    .trim();
  return [...(own === '' ? [] : [own]), ...[...element.children].flatMap(textsOf)];
}

interface Visit {
  readonly identification: { readonly organisasjonsnummer: string | null; readonly fodselsnummer: string };
  /** What each call of the page asks for. */
  readonly paths: Readonly<Record<string, string>>;
}

const relations = '/web/relasjoner';

/** The landing page of a visitor, with every call waiting for its response. */
export async function arrive({ identification, paths }: Visit) {
  const { pending, inspect, settled } = watchCalls();
  const site = openDomSite(homeFlow, homeCases.input, inspect);
  const network = respondByPath({ '/rest/toggle/overgang': { status: 200, body: false } });
  // Asked for before anything else, of the network that the page was opened with.
  const early = (path: string, response: Given) =>
    site.respond({ request: { method: 'GET', path: `/rest${path}` }, response });
  await early('/avtalebytte/identification', { status: 200, body: identification });
  await waitFor(() =>
    expect(document.querySelector('[data-flow=home]')?.getAttribute('data-state')).toContain('page.content'),
  );
  return {
    close: site.close,
    left: site.left,
    shows: site.shows,
    letPass: site.letPass,
    driver: site.driverOf('home'),
    /** Responds to these calls, also to those that start after another response; the others keep running. */
    async respond(given: Readonly<Record<string, Given>>) {
      for (const [call, response] of Object.entries(given)) {
        const path = paths[call];
        if (path === undefined) throw new Error(`${call} is in no table`);
        if (path !== relations) network.give(`/rest${path}`, response);
        else if (pending.has(call)) await early(path, response);
      }
      await act(() => settled(Object.keys(given)));
    },
    /** The calls that run. */
    pending: () => [...pending].sort(),
    /** Each of these texts as often as the customer reads it. */
    reads(texts: readonly string[]) {
      const seen = textsOf(document.body);
      return texts.flatMap((text) => seen.filter((each) => each === text));
    },
    /** The placeholder of a loading part. */
    skeletons: () => document.querySelectorAll('.aksel-skeleton').length,
  };
}
