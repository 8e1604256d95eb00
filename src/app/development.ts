import type { Ignored } from '#flows/engine/guarded-send.ts';

/** What a developer is told while working. */
export const development = {
  ignored({ flow, state, event }: Ignored) {
    // biome-ignore lint/suspicious/noConsole: the console is where a developer looks
    console.error(`${flow}: the screen of ${state} sent ${event}, which the chart does not know there`);
  },
};
