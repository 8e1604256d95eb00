import type { InspectionEvent } from 'xstate';
import type { UnknownEvent } from '#flows/engine/guarded-send.ts';
import { isLoading, type Stage } from '#flows/engine/stage.ts';
import type { development } from './development.ts';

/** So many times at most: a call may be held back, and then the tools are what one wants. */
const looks = 50;
const pause = () => new Promise((done) => setTimeout(done, 100));

/** The page has loaded, calls included. */
async function settled(stage: Stage): Promise<void> {
  for (let look = 0; look < looks && isLoading(stage); look += 1) await pause();
}

/**
 * The tools for development, loaded after the page: they import every flow, and those files would block the calls of
 * the page over HTTP/1.1. What happened until then is reported to them.
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
    async open(stage: Stage) {
      await settled(stage);
      const { development } = await import('./development.ts');
      tools = development;
      for (const how of missed) how(development);
      development.open(stage);
    },
  };
}
