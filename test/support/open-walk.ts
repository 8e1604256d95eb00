import type { InspectionEvent } from 'xstate';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { startOf } from '#flows/registry.ts';
import { openDomSite } from './dom-site.tsx';

/** A page in the DOM with the flow that a walk starts in: its own, or the outermost flow around it. */
export function openWalk({ flow }: Walk, inspect?: (event: InspectionEvent) => void) {
  const start = startOf(flow.id);
  return openDomSite(start.flow, start.cases.input, inspect);
}
