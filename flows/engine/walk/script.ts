import type { AnyStateMachine, ContextFrom, EventFrom } from 'xstate';
import type { LeafOf } from '#flows/engine/chart-types.ts';
import type { Flow } from '#flows/engine/define-flow.ts';

/** What a person can do and notice. One in the DOM, one in Chromium. */
export interface Driver {
  /** Presses a button. */
  press(name: string): Promise<void>;
  /** Answers one of a group of radio buttons. */
  choose(question: string, answer: string): Promise<void>;
  /** Ticks these of a group of checkboxes, and no others. */
  tick(question: string, answers: readonly string[]): Promise<void>;
  /** Opens a dropdown by pressing it. */
  open(label: string): Promise<void>;
  /** Picks from a dropdown that is open. */
  pick(option: string): Promise<void>;
  /** Puts a text in place of what a field holds. */
  type(label: string, text: string): Promise<void>;
  key(key: string): Promise<void>;
  /** Presses the page beneath an open dialog. */
  pressBesideDialog(): Promise<void>;
  /** Puts a finger on the bar of a dialog, or lifts it, so many pixels from the top of the screen. */
  finger(moves: 'down' | 'up', at: number): Promise<void>;
  /** Lets the clipboard take what it was asked to, or not. */
  clipboard(answer: 'written' | 'refused'): Promise<void>;
  /** Goes to an address after '#', as by a link or the address field. */
  visit(address: string): Promise<void>;
  /** The one main heading. */
  heading(text: string): Promise<void>;
  sees(...texts: readonly string[]): Promise<void>;
  /** What a screen reader is told without moving there. */
  hears(text: string): Promise<void>;
  /** Focus is on the main heading, and the document is named after it. */
  isLedToHeading(): Promise<void>;
  /** The answer that is chosen of a group of radio buttons; null for none. */
  chosen(question: string, answer: string | null): Promise<void>;
  /** The ticked answers of a group of checkboxes. */
  ticked(question: string, answers: readonly string[]): Promise<void>;
  seesNot(...texts: readonly string[]): Promise<void>;
  /** A field with its label holds this. */
  field(label: string, value: string): Promise<void>;
  /** The heading of the dialog that is open; null where none is. */
  dialog(heading: string | null): Promise<void>;
  /** A dropdown's list; null where it is closed. */
  list(options: readonly string[] | null): Promise<void>;
}

type Payload<Event, Type> = Event extends { type: Type } ? Omit<Event, 'type'> : never;

type Sees<Context> = (driver: Driver, context: Context) => Promise<void>;

/**
 * What a person does for each event, and in each leaf sees and can do. A new one does not compile until
 * it is here.
 */
export interface Script<M extends AnyStateMachine> {
  readonly does: {
    readonly [T in EventFrom<M>['type']]: (
      driver: Driver,
      payload: Payload<EventFrom<M>, T>,
      state: LeafOf<M>,
    ) => Promise<void>;
  };
  /** A law asks for one for each leaf that has a screen. */
  readonly sees: { readonly [L in LeafOf<M>]?: Sees<ContextFrom<M>> };
}

export interface AnyScript {
  readonly flow: string;
  readonly does: Readonly<Record<string, (driver: Driver, payload: never, state: never) => Promise<void>>>;
  readonly sees: Readonly<Record<string, Sees<never> | undefined>>;
}

export const defineScript = <M extends AnyStateMachine>(
  flow: Flow<M>,
  script: NoInfer<Script<M>>,
): Script<M> & { readonly flow: string } => ({ flow: flow.id, ...script });
