import type { InspectionEvent } from 'xstate';
import { isPageLoading } from '#app/page/is-page-loading.ts';
import type { UnknownEvent } from '#flows/engine/guarded-send.ts';
import type { Router } from '#flows/engine/router.ts';
import type { development } from './development.ts';

/** The tools load after five seconds at the latest: a held call may need them. */
const maxChecks = 50;
const pause = () => new Promise((done) => setTimeout(done, 100));

/** Waits until the page and its calls have loaded. */
async function settled(router: Router): Promise<void> {
  for (let check = 0; check < maxChecks && isPageLoading(router); check += 1) await pause();
}

/**
 * The tools for development, loaded after the page: they import every flow, and those files would block the calls of
 * the page over HTTP/1.1. They get the earlier events when they have loaded.
 */
export function lateTools() {
  let tools: typeof development | null = null;
  const missed: ((tools: typeof development) => void)[] = [];
  const report = (how: (tools: typeof development) => void) => {
    if (tools) how(tools);
    else missed.push(how);
  };
  return {
    world: {
      inspect: (event: InspectionEvent) => report(({ world }) => world.inspect(event)),
      onUnknownEvent: (event: UnknownEvent) => report(({ world }) => world.onUnknownEvent(event)),
    },
    async open(router: Router) {
      await settled(router);
      const { development } = await import('./development.ts');
      tools = development;
      for (const how of missed) how(development);
      development.open(router);
    },
  };
}
