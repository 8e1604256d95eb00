import { type ApiError, toApiError } from '#domain/errors/api-error.ts';

/** How a call for one part of a page ended. */
export type Settled<T> =
  | { readonly value: T; readonly error: null }
  | { readonly value: null; readonly error: ApiError };

interface CallEnd {
  readonly type: string;
  readonly output?: unknown;
  readonly error?: unknown;
}

/**
 * The change of a chart's context when a call ends. In the context, each part of the page has the name of its call,
 * and is null until the call ends. Only the first end counts: a response that arrives after a simulated failure
 * changes nothing.
 */
export function settledBy<Context extends object>(event: CallEnd, context: Context): Partial<Context> {
  const call = event.type.replace(/^xstate\.(done|error)\.actor\./, '') as keyof Context;
  if (context[call] !== null) return {};
  const failed = event.type.startsWith('xstate.error.');
  const settled = failed
    ? { value: null, error: toApiError(event.error) }
    : { value: event.output, error: null };
  return { [call]: settled } as Partial<Context>;
}
