import { codeOf } from '#domain/errors/api-error.ts';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';

/** The cause of a step of a chart. */
export const stepKinds = ['start', 'visitor', 'call', 'child flow', 'time'] as const;
export type StepKind = (typeof stepKinds)[number];

interface AnyEvent {
  readonly type: string;
  readonly error?: unknown;
}

/** An event of a report, which is plain data. */
export const eventIn = (data: unknown): AnyEvent =>
  typeof data === 'object' && data !== null && 'type' in data
    ? { ...data, type: String(data.type) }
    : { type: String(data) };

const resultOf = /^xstate\.(done|error)\.actor\.(.+)$/;
const delayOf = /^xstate\.after\.(\w+)\./;

export function kindOf(flow: AnyFlow, { type }: AnyEvent): StepKind {
  const [, , actor] = type.match(resultOf) ?? [];
  if (actor) return isFlow(flow.actors[actor]) ? 'child flow' : 'call';
  if (type.startsWith('xstate.after.')) return 'time';
  return type.startsWith('xstate.') ? 'start' : 'visitor';
}

/** An event without the interpreter's words. */
export function wordsOf(flow: AnyFlow, event: AnyEvent): string {
  const { type } = event;
  const [, result, actor = ''] = type.match(resultOf) ?? [];
  if (result === 'error')
    return 'error' in event ? `${actor} failed with ${codeOf(event.error)}` : `${actor} failed`;
  if (result) return isFlow(flow.actors[actor]) ? `${actor} ended` : `${actor} succeeded`;
  const [, delay] = type.match(delayOf) ?? [];
  if (delay) return `after ${delay}`;
  if (type === 'xstate.init') return 'started';
  return type === 'xstate.stop' ? 'stopped' : type;
}
