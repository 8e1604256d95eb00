import type { InspectionEvent } from 'xstate';
import type { UnknownEvent } from '#flows/engine/guarded-send.ts';
import type { Stage } from '#flows/engine/stage.ts';
import type { development } from './development.ts';

/** The tools for development, loaded after the app has started. What happened until then is reported to them. */
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
      const { development } = await import('./development.ts');
      tools = development;
      for (const how of missed) how(development);
      development.open(stage);
    },
  };
}
