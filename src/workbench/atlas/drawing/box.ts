import type { AnyStateNode } from 'xstate';
import { pathOf } from '#flows/engine/leaves.ts';
import { entryWords } from '#workbench/atlas/actions.ts';
import type { Transition } from '#workbench/atlas/transitions.ts';
import { sizeOf } from './measure.ts';

/** A line of text in the box of a state. */
export interface Line {
  readonly text: string;
  readonly look: 'name' | 'note' | 'transition';
  /** Set if the line is a transition to the same state, which is text and not an arrow. */
  readonly transition?: Transition;
  /** Texts that follow on the same line. */
  readonly also?: readonly Line[];
}

/** The whole line. */
const textOf = ({ text, also = [] }: Line): string => [text, ...also.map(textOf)].join(' ');

/** A call whose two ends stay in the state and do the same: 'calls invoices: done failed'. */
function settling(call: string, inside: readonly Transition[]): readonly Transition[] {
  const ends = inside.filter(({ trigger }) => trigger === `${call} done` || trigger === `${call} failed`);
  const [first] = ends;
  const isAlike = ({ guard, actions }: Transition) =>
    guard === null && String(actions) === String(first?.actions);
  return ends.length === 2 && ends.every(isAlike) ? ends : [];
}

export const padding = 10;

/** The lines of a state: its name, tags, calls, actions and transitions to itself. */
export function linesOf(node: AnyStateNode, transitions: readonly Transition[]): readonly Line[] {
  const note = (text: string): Line => ({ text, look: 'note' });
  const own = transitions.filter(({ from }) => from === pathOf(node));
  const inside = own.filter(({ to }) => to.length === 0);
  const calls = node.invoke.map(({ id, src }) => {
    const call = `calls ${String(src)}`;
    // An end that leads out of the state is an arrow, and the other one a line.
    const ends = own.some(({ to, trigger }) => to.length > 0 && trigger.startsWith(`${id} `))
      ? []
      : settling(id, inside);
    return { call, ends };
  });
  const listed = calls.flatMap(({ ends }) => ends);
  return [
    { text: node.key, look: 'name' },
    ...(node.tags.length > 0 ? [note(`(${node.tags.join(', ')})`)] : []),
    ...calls.map(({ call, ends: [done, failed] }) =>
      done && failed
        ? { ...note(`${call}:`), also: [lineOf(done, 'done'), lineOf(failed, 'failed')] }
        : note(call),
    ),
    ...entryWords(node).map(note),
    ...inside
      .filter((transition) => !listed.includes(transition))
      .map((transition) => lineOf(transition, labelOf(transition).join(' '))),
  ];
}

const lineOf = (transition: Transition, text: string): Line => ({ text, look: 'transition', transition });

export const labelOf = ({ trigger, guard }: Transition): readonly string[] =>
  guard === null ? [trigger] : [trigger, `[${guard}]`];

export function boxOf(lines: readonly Line[]) {
  const { width, height } = sizeOf(lines.map(textOf));
  return { width: width + 2 * padding, height: height + 2 * padding - 4 };
}
