import { activeNodes, dataState } from '#flows/engine/leaves.ts';
import type { Path, Step } from '#flows/engine/walk/walk.ts';
import { label } from '#flows/engine/walk/walk-events.ts';

function stepWords({ event, outcome, from }: Step): string {
  if (outcome) return `${outcome.actor}: “${outcome.name}”`;
  const delayed = activeNodes(from)
    .flatMap((node) => node.after)
    .find(({ eventType }) => eventType === event.type);
  return delayed ? `${delayed.delay} passes` : `the visitor: ${label(event.type, event)}`;
}

/** The generated paths, each from the start: its steps, and its last state. */
export const pathsInWords = (paths: readonly Path[]): string =>
  paths
    .map(({ steps }) => {
      const last = steps.at(-1);
      return `1. ${steps.map(stepWords).join('; ')}. Ends in ${last ? `\`${dataState(last.to)}\`` : 'the start'}.`;
    })
    .join('\n');
