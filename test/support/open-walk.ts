import type { InspectionEvent } from 'xstate';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { registry } from '#flows/registry.ts';
import { openDomSite } from './dom-site.tsx';

/** A page in the DOM with the flow that a walk starts in: its own, or the one that it is met within. */
export function openWalk({ flow, cases }: Walk, inspect?: (event: InspectionEvent) => void) {
  const root = cases.within?.flow ?? flow;
  const input = registry.find((registered) => registered.flow.id === root.id)?.cases.input;
  return openDomSite(root, input, inspect);
}
