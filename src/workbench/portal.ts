import type { InspectionEvent } from 'xstate';
import type { Router } from '#flows/engine/router.ts';
import { continueAfterEdit } from './after-edit.ts';
import { joinChannel } from './channel.ts';
import { openTape } from './page/tape.ts';
import { machineApi } from './steering.ts';
import { watchPage } from './watch.ts';

/** Adds `window.flows` to the portal's page, and connects it to the workbench. */
export function openPortal(window: Window): {
  readonly inspect: (event: InspectionEvent) => void;
  readonly open: (router: Router) => void;
} {
  const watch = watchPage(() => `${window.document.title} ${window.location.pathname}`);
  const tape = openTape(null);
  window.flows = machineApi(watch.router);
  return {
    inspect(event) {
      watch.inspect(event);
      tape.inspect(event);
    },
    open(router) {
      watch.open(router);
      joinChannel(watch, window);
      const page = { address: () => window.location.href, router: watch.router, sent: tape.sent };
      continueAfterEdit(import.meta.hot, page).then((words) => words && console.info(words), console.error);
    },
  };
}
