import { array, create, type Infer, object, string, type } from 'superstruct';
import type { AnyMachineSnapshot } from 'xstate';
import { withoutNationalIds } from '#domain/person/without-personal.ts';
import { isLoading, type Router } from '#flows/engine/router.ts';
import { actorAt, isVisitors, type Sent } from './page/tape.ts';
import { until } from './page/until.ts';

/** Key of the events, in this tab's session storage. Only the development server's page writes it. */
const key = 'workbench.events-before-edit';

const events = array(object({ path: array(string()), event: type({ type: string() }) }));
const Kept = object({ address: string(), events });

type VisitorsEvent = Infer<typeof events>[number];

/** No national identity number is stored, also none that a developer has made up. */
const mayBeStored = ({ event }: Sent): boolean => {
  const text = JSON.stringify(event);
  return withoutNationalIds(text) === text;
};

/** What the visitor did on a page. An event that saved something is left out: it would save it again. */
const visitorsEvents = (sent: readonly Sent[]): readonly VisitorsEvent[] =>
  sent
    .filter((each) => isVisitors(each) && !each.saves && mayBeStored(each))
    .map(({ path, event }) => ({ path: [...path], event }));

/** The chart of an event, if it takes the event now. */
function takerOf(router: Router | null, { path, event }: VisitorsEvent) {
  const root = router?.current()?.actor;
  const actor = root && actorAt(root, path);
  const snapshot: AnyMachineSnapshot | undefined = actor?.getSnapshot();
  return snapshot?.status === 'active' && snapshot.can(event) ? actor : undefined;
}

/**
 * Sends the visitor's events again, each when its chart takes it. An event that the chart does not take when the page's calls
 * have ended is left out. Returns how many were sent.
 */
async function resend(router: () => Router | null, wanted: readonly VisitorsEvent[]): Promise<number> {
  let count = 0;
  for (const each of wanted) {
    // On the way to a state, the walk may leave a call without a response.
    const isReady = () => {
      const now = router();
      return takerOf(now, each) !== undefined || (now?.current() != null && !isLoading(now));
    };
    const isInTime = await until(isReady, 'the page has loaded').then(
      () => true,
      () => false,
    );
    if (!isInTime) break;
    const taker = takerOf(router(), each);
    taker?.send(each.event);
    if (taker) count += 1;
  }
  return count;
}

/** A page of the development server, which reloads after the edit of a rule, a chart or a flow. */
interface EditedPage {
  address(): string;
  router(): Router | null;
  /** What the page has received so far. */
  sent(): readonly Sent[];
}

/** Vite's connection to the page. There is none in a build. */
interface Hot {
  on(event: 'vite:beforeFullReload', listener: () => void): void;
}

function read(address: string): readonly VisitorsEvent[] {
  const text = sessionStorage.getItem(key);
  if (text === null) return [];
  const kept = create(JSON.parse(text), Kept);
  return kept.address === address ? kept.events : [];
}

/**
 * Keeps what the visitor did when Vite reloads the page, and does it again afterwards. A reload by the visitor keeps nothing.
 * Returns a sentence about it; null if nothing was kept.
 */
export async function continueAfterEdit(hot: Hot | undefined, page: EditedPage): Promise<string | null> {
  if (!hot) return null;
  let isSending = true;
  hot.on('vite:beforeFullReload', () => {
    // The events of a page that is reloaded while it sends them are still stored.
    if (isSending) return;
    const kept = { address: page.address(), events: visitorsEvents(page.sent()) };
    sessionStorage.setItem(key, JSON.stringify(kept));
  });
  try {
    const kept = read(page.address());
    const count = await resend(page.router, kept);
    return kept.length === 0
      ? null
      : `The page has reloaded after an edit: ${count} of ${kept.length} events of the visitor were sent again.`;
  } finally {
    isSending = false;
    sessionStorage.removeItem(key);
  }
}
