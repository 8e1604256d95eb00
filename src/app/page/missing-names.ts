import { isLoading, type Router } from '#flows/engine/router.ts';
import type { VisitorWatch } from './visitor-watch.ts';

/** Loads the visitor's name when the first page has loaded, and after a new login, if the page's own reads had none. */
export function loadMissingNames(
  router: Pick<Router, 'current' | 'status' | 'subscribe'>,
  visitor: VisitorWatch,
): void {
  const isKnown = () => {
    const { person, organisation, isLoggedOut } = visitor.current();
    return person !== null || organisation !== null || isLoggedOut;
  };
  // Without the code or the responses, the masthead has no name.
  const loadUnknown = () =>
    void import('#api/shared/load-names.ts').then(({ loadNames }) => loadNames(isKnown)).catch(() => {});
  const load = () => {
    if (isLoading(router)) return;
    stop();
    const isLeaving = router.current()?.actor.getSnapshot().status === 'done';
    if (isLeaving || isKnown()) return;
    loadUnknown();
  };
  let wasLoggedOut = false;
  visitor.subscribe(() => {
    const { isLoggedOut } = visitor.current();
    // A response after the end of the session: the visitor has logged in again, in another tab.
    if (wasLoggedOut && !isLoggedOut && !isKnown()) loadUnknown();
    wasLoggedOut = isLoggedOut;
  });
  const stop = router.subscribe(load);
  load();
}
