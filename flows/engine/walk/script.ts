import type { AnyStateMachine, ContextFrom, EventFrom } from 'xstate';
import type { LeafOf } from '#flows/engine/chart-types.ts';
import type { Flow } from '#flows/engine/define-flow.ts';

/** The actions of a person and what a person can notice. One driver uses the DOM, the other one Chromium. */
export interface Driver {
  /** Presses a button. */
  press(name: string): Promise<void>;
  /** Moves focus to a button, as by Tab. */
  focus(name: string): Promise<void>;
  /** Chooses a radio button of a group. */
  choose(question: string, answer: string): Promise<void>;
  /** Presses a checkbox. */
  tick(label: string): Promise<void>;
  /** Ticks exactly these checkboxes of a group. */
  chooseAll(question: string, answers: readonly string[]): Promise<void>;
  /** Opens a dropdown by pressing it. */
  open(label: string): Promise<void>;
  /** Picks from a dropdown that is open. */
  pick(option: string): Promise<void>;
  /** Replaces the text of a field. */
  type(label: string, text: string): Promise<void>;
  key(key: string): Promise<void>;
  /** Presses the page beneath an open dialog. */
  pressBesideDialog(): Promise<void>;
  /** Touches or releases the bar of a dialog, this many pixels below the top of the screen. */
  finger(moves: 'down' | 'up', at: number): Promise<void>;
  /** Lets writing to the clipboard succeed or fail. */
  clipboard(answer: 'written' | 'refused'): Promise<void>;
  /** Goes to an address after '#', as with a link or the address field. */
  visit(address: string): Promise<void>;
  /** The page has one main heading, with this text. */
  heading(text: string): Promise<void>;
  sees(...texts: readonly string[]): Promise<void>;
  /** The text is announced without moving focus. */
  hears(text: string): Promise<void>;
  /** Focus is on the main heading, and the document's title is the heading. */
  hasFocusOnHeading(): Promise<void>;
  /** The chosen radio button of a group; null for none. */
  chosen(question: string, answer: string | null): Promise<void>;
  /** Whether a checkbox is ticked. */
  ticked(label: string, isTicked: boolean): Promise<void>;
  /** The ticked checkboxes of a group. */
  chosenAll(question: string, answers: readonly string[]): Promise<void>;
  seesNot(...texts: readonly string[]): Promise<void>;
  /** The field with this label has this value. */
  field(label: string, value: string): Promise<void>;
  /** The heading of the open dialog; null if none is open. */
  dialog(heading: string | null): Promise<void>;
  /** The options of a dropdown; null if it is closed. */
  list(options: readonly string[] | null): Promise<void>;
}

type Payload<Event, Type> = Event extends { type: Type } ? Omit<Event, 'type'> : never;

type Sees<Context> = (driver: Driver, context: Context) => Promise<void>;

/**
 * What a person does for each event, and sees in each leaf. A new event does not compile until it is here. A law
 * requires an entry for each new leaf with a screen.
 */
export interface Script<M extends AnyStateMachine> {
  readonly does: {
    readonly [T in EventFrom<M>['type']]: (
      driver: Driver,
      payload: Payload<EventFrom<M>, T>,
      state: LeafOf<M>,
    ) => Promise<void>;
  };
  /** A law requires one for each leaf with a screen. */
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
