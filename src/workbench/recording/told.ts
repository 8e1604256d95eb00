import { codeOf } from '#domain/errors/api-error.ts';
import type { RecordedStep } from './recording.ts';

/** A step in words: who was told what, and where that led. */
export function told({ actor, event, inner, taken, state }: RecordedStep): string {
  const led = taken.length > 0 ? `→ ${state}` : '– declined';
  return `${actor}: ${wordsOf(event)}${inner ? ' (of itself)' : ''} ${led}`;
}

function wordsOf({ type, ...payload }: RecordedStep['event']): string {
  const [, done] = type.match(/^xstate\.done\.actor\.(.+)$/) ?? [];
  if (done) return `${done} answered ${JSON.stringify('output' in payload ? payload.output : null)}`;
  const [, failed] = type.match(/^xstate\.error\.actor\.(.+)$/) ?? [];
  if (failed) return `${failed} failed with ${codeOf('error' in payload ? payload.error : null)}`;
  return Object.keys(payload).length > 0 ? `${type} ${JSON.stringify(payload)}` : type;
}
