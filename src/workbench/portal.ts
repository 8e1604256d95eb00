import type { InspectionEvent } from 'xstate';
import type { Stage } from '#flows/engine/stage.ts';
import { joinChannel } from './channel.ts';
import { machineApi } from './steering.ts';
import { watchPage } from './watch.ts';

/** Adds `window.flows` to the portal's page, and connects it to the workbench. */
export function openPortal(window: Window): {
  readonly inspect: (event: InspectionEvent) => void;
  readonly open: (stage: Stage) => void;
} {
  const watch = watchPage(() => `${window.document.title} ${window.location.pathname}`);
  window.flows = machineApi(watch.stage);
  return {
    inspect: watch.inspect,
    open(stage) {
      watch.open(stage);
      joinChannel(watch, window);
    },
  };
}
