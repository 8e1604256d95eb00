import type { InspectionEvent } from 'xstate';
import { errorReport } from '#app/errors/error-report.ts';
import { handledError, onPageError } from '#app/errors/page-errors.ts';
import type { UnknownEvent } from '#flows/engine/guarded-send.ts';
import { inspectSteps } from '#flows/engine/inspection.ts';
import { openPortal } from '#workbench/portal.ts';

const log = inspectSteps(({ chart, event, state, context }) =>
  console.debug(chart, event, '→', state, context),
);
const portal = openPortal(window);
// The browser logs other errors itself.
onPageError(window, (event) => {
  if (event.type !== handledError || !('error' in event)) return;
  const { error, stacktrace } = errorReport(event, window.location.href);
  console.error(stacktrace || error);
});

/**
 * The tools for developers, in the development server and in the sandbox's build: each step of each chart and each
 * defect in the console, `window.flows`, and the page in the workbench.
 */
export const development = {
  world: {
    inspect(event: InspectionEvent) {
      log(event);
      portal.inspect(event);
    },
    onUnknownEvent({ flow, state, event }: UnknownEvent) {
      console.error(`${flow}: the screen of ${state} sent ${event}, which the chart does not know there`);
    },
  },
  open: portal.open,
};
