import type { InspectionEvent } from 'xstate';
import { isPageLoading } from '#app/page/is-page-loading.ts';
import type { UnknownEvent } from '#flows/engine/guarded-send.ts';
import type { Router } from '#flows/engine/router.ts';
import type { development } from './development.ts';

/** The tools load after five seconds at the latest: a held call may need them. */
const maxChecks = 50;
const pause = () => new Promise((done) => setTimeout(done, 100));

/** Waits until the page and its calls have loaded. */
async function waitForPage(router: Router): Promise<void> {
  for (let check = 0; check < maxChecks && isPageLoading(router); check += 1) await pause();
}

/**
 * The tools for development. They load after the page: they import every flow, and those files would block the calls of
 * the page over HTTP/1.1. Events from before then are queued.
 */
export function lateTools() {
  let tools: typeof development | null = null;
  const queue: ((tools: typeof development) => void)[] = [];
  const withTools = (use: (tools: typeof development) => void) => {
    if (tools) use(tools);
    else queue.push(use);
  };
  return {
    world: {
      inspect: (event: InspectionEvent) => withTools(({ world }) => world.inspect(event)),
      onUnknownEvent: (event: UnknownEvent) => withTools(({ world }) => world.onUnknownEvent(event)),
    },
    async open(router: Router) {
      await waitForPage(router);
      const { development } = await import('./development.ts');
      tools = development;
      for (const use of queue) use(development);
      development.open(router);
    },
  };
}
