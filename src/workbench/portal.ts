import type { InspectionEvent } from 'xstate';
import type { Router } from '#flows/engine/router.ts';
import { joinChannel } from './channel.ts';
import { machineApi } from './steering.ts';
import { watchPage } from './watch.ts';

/** Adds `window.flows` to the portal's page, and connects it to the workbench. */
export function openPortal(window: Window): {
  readonly inspect: (event: InspectionEvent) => void;
  readonly open: (router: Router) => void;
} {
  const watch = watchPage(() => `${window.document.title} ${window.location.pathname}`);
  window.flows = machineApi(watch.router);
  return {
    inspect: watch.inspect,
    open(router) {
      watch.open(router);
      joinChannel(watch, window);
    },
  };
}
