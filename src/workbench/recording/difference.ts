import { isHidden } from '#domain/person/without-personal.ts';
import { differentParts } from './parts.ts';
import type { RecordedEnd, RecordedStep, Recording } from './recording.ts';

/** The differences of a replay: only the first step that differs, since others follow from it, and the end. */
export function differences(recorded: Recording, replayed: Recording): readonly string[] {
  return [...stepDifferences(recorded.steps, replayed.steps), ...endDifferences(recorded.end, replayed.end)];
}

function stepDifferences(recorded: readonly RecordedStep[], replayed: readonly RecordedStep[]) {
  for (let at = 0; at < Math.max(recorded.length, replayed.length); at++) {
    const found = between(`step ${at + 1}`, recorded[at], replayed[at]);
    if (found.length > 0) return found;
  }
  return [];
}

/** Compared by actor, because the order may differ: a flow that runs again moves to the end. */
function endDifferences(recorded: readonly RecordedEnd[], replayed: readonly RecordedEnd[]) {
  const actors = new Set([...recorded, ...replayed].map(({ actor }) => actor));
  const endOf = (ends: readonly RecordedEnd[], actor: string) => ends.find((end) => end.actor === actor);
  return [...actors].flatMap((actor) =>
    between(`end of ${actor}`, endOf(recorded, actor), endOf(replayed, actor)),
  );
}

/** The places where two values differ. A value that is hidden in one may be anything in the other. */
const between = (where: string, recorded: unknown, replayed: unknown): readonly string[] =>
  differentParts(recorded, replayed, isAlike).map(
    ({ path, before, after }) =>
      `${[where, ...path].join(', ')}: recorded ${shown(before)}, replayed ${shown(after)}`,
  );

const isAlike = (recorded: unknown, replayed: unknown): boolean =>
  Object.is(recorded, replayed) || isHidden(recorded) || isHidden(replayed);

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
