import type { AnyStateNode } from 'xstate';

/** XState stores the parameters of a built-in action on its function. */
interface Action {
  readonly type?: unknown;
  readonly sendId?: unknown;
  readonly assignment?: unknown;
  readonly event?: unknown;
  readonly eventOrExpr?: unknown;
}

const namesIn = (part: unknown): string =>
  typeof part === 'object' && part !== null ? Object.keys(part).join(', ') : 'context';

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'an event';

/** XState's own actions for an `after`; the transition shows them already. */
const isClock = (action: unknown): boolean => {
  const { event, sendId }: Action = Object.assign({}, action);
  return [typeOf(event), String(sendId)].some((name) => name.startsWith('xstate.after.'));
};

/** The entry and exit actions of a state. */
export const entryWords = ({ entry, exit }: AnyStateNode): readonly string[] => [
  ...entry.filter((action) => !isClock(action)).map((action) => `entry: ${actionWords(action)}`),
  ...exit.filter((action) => !isClock(action)).map((action) => `exit: ${actionWords(action)}`),
];

/** What an action does, in words: 'sets form, error', 'emits form.rejected', or its name. */
export function actionWords(action: unknown): string {
  if (typeof action === 'string') return action;
  const { type, assignment, event, eventOrExpr }: Action = Object.assign({}, action);
  if (type === 'xstate.assign') return `sets ${namesIn(assignment)}`;
  if (type === 'xstate.emit') return `emits ${typeOf(event)}`;
  if (type === 'xstate.raise') return `raises ${typeOf(eventOrExpr ?? event)}`;
  return typeof type === 'string' ? type.replace('xstate.', '') : 'an action';
}
