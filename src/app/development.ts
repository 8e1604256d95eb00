import type { Ignored } from '#flows/engine/guarded-send.ts';
import { inspection } from '#flows/engine/inspection.ts';

/** What a developer is told in the development server: each step of each chart, and each defect. */
export const development = {
  inspect: inspection(({ chart, event, state, context }) => console.debug(chart, event, '→', state, context)),
  ignored({ flow, state, event }: Ignored) {
    console.error(`${flow}: the screen of ${state} sent ${event}, which the chart does not know there`);
  },
};
