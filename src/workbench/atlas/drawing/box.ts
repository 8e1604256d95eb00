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
}

export const padding = 10;

/** The lines of a state: its name, tags, calls, actions and transitions to itself. */
export function linesOf(node: AnyStateNode, transitions: readonly Transition[]): readonly Line[] {
  const note = (text: string): Line => ({ text, look: 'note' });
  return [
    { text: node.key, look: 'name' },
    ...(node.tags.length > 0 ? [note(`(${node.tags.join(', ')})`)] : []),
    ...node.invoke.map(({ src }) => note(`calls ${String(src)}`)),
    ...entryWords(node).map(note),
    ...transitions
      .filter(({ from, to }) => from === pathOf(node) && to.length === 0)
      .map((transition): Line => ({ text: labelOf(transition).join(' '), look: 'transition', transition })),
  ];
}

export const labelOf = ({ trigger, guard }: Transition): readonly string[] =>
  guard === null ? [trigger] : [trigger, `[${guard}]`];

export function boxOf(lines: readonly Line[]) {
  const { width, height } = sizeOf(lines.map(({ text }) => text));
  return { width: width + 2 * padding, height: height + 2 * padding - 4 };
}
