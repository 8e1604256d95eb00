import { codeOf } from '#domain/errors/api-error.ts';
import type { RecordedStep } from './recording.ts';
import type { Replay } from './replay.ts';

/** A step as text: the chart, the event, and the resulting state. */
export function stepWords({ actor, event, inner, taken, state }: RecordedStep): string {
  const result = taken.length > 0 ? `→ ${state}` : '– not taken';
  return `${actor}: ${eventWords(event)}${inner ? ' (from another chart)' : ''} ${result}`;
}

function eventWords({ type, ...payload }: RecordedStep['event']): string {
  const [, done] = type.match(/^xstate\.done\.actor\.(.+)$/) ?? [];
  if (done) return `${done} returned ${JSON.stringify('output' in payload ? payload.output : null)}`;
  const [, failed] = type.match(/^xstate\.error\.actor\.(.+)$/) ?? [];
  if (failed) return `${failed} failed with ${codeOf('error' in payload ? payload.error : null)}`;
  return Object.keys(payload).length > 0 ? `${type} ${JSON.stringify(payload)}` : type;
}

/** How a replay ended. `exitCode` is that of the command. */
export interface Verdict {
  readonly exitCode: 0 | 1 | 2;
  readonly words: string;
  /** The differences, or the guards that the recording cannot prove. */
  readonly details: readonly string[];
}

/** A replay without differences proves nothing about a guard that read a hidden value. */
export function verdictOf({ differences, held }: Pick<Replay, 'differences' | 'held'>): Verdict {
  if (differences.length > 0) return { exitCode: 1, words: 'Not as recorded:', details: differences };
  if (held.length === 0) return { exitCode: 0, words: 'The same as recorded.', details: [] };
  const guards = `${held.length} ${held.length === 1 ? 'guard' : 'guards'}`;
  const words = `Not proven: ${guards} read a hidden value, and kept the recorded result:`;
  return { exitCode: 2, words, details: held };
}
