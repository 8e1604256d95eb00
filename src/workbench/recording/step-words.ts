import { codeOf } from '#domain/errors/api-error.ts';
import type { RecordedStep } from './recording.ts';

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

/** What the replay cannot verify: guards that read a hidden value. */
export const heldWords = ({ length }: readonly string[]): string =>
  `${length} ${length === 1 ? 'guard' : 'guards'} read a hidden value, and kept the recorded result:`;
