import type { InspectionEvent } from 'xstate';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { startOf } from '#flows/registry.ts';
import { openDomSite } from './dom-site.tsx';

/** Opens a page in the DOM with the flow of a walk, or with the outermost flow around it. */
export function openWalk({ flow }: Walk, inspect?: (event: InspectionEvent) => void) {
  const start = startOf(flow.id);
  return openDomSite(start.flow, start.cases.input, inspect);
}
