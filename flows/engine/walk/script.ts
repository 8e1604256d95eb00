import type { AnyStateMachine, ContextFrom, EventFrom } from 'xstate';
import type { LeafOf } from '#flows/engine/chart-types.ts';
import type { Flow } from '#flows/engine/define-flow.ts';

/**
 * The actions of a person, and checks of what a person notices (`sees`, `hears`, `expect…`). One driver uses the DOM, one
 * Chromium or Firefox, one WebKit.
 */
export interface Driver {
  /** Presses a button. */
  press(name: string): Promise<void>;
  /** Moves focus to a button, as by Tab. */
  focus(name: string): Promise<void>;
  /** Chooses a radio button of a group. */
  choose(question: string, answer: string): Promise<void>;
  /** Presses a checkbox, which ticks or clears it. */
  pressCheckbox(label: string): Promise<void>;
  /** Ticks these checkboxes of a group, and clears the others. */
  tickOnly(question: string, labels: readonly string[]): Promise<void>;
  /** Clicks a dropdown, which opens it, or an option of the open one. */
  click(role: 'combobox' | 'option', name: string): Promise<void>;
  /** Replaces the text of a field. */
  type(label: string, text: string): Promise<void>;
  pressKey(key: string): Promise<void>;
  /** Presses the backdrop of an open dialog. */
  pressBackdrop(): Promise<void>;
  /** Puts a finger on the bar of a dialog, or lifts the finger, `y` pixels below the top of the screen. */
  touchDialogBar(action: 'down' | 'up', y: number): Promise<void>;
  /** Lets writing to the clipboard succeed or fail. */
  settleClipboard(result: 'written' | 'refused'): Promise<void>;
  /** Ends the share sheet: the visitor passed the file on, or closed it, or the browser did not open it. */
  settleShare(result: 'completed' | 'dismissed' | 'refused'): Promise<void>;
  /** Goes to an address after '#', as with a link or the address field. */
  visit(address: string): Promise<void>;
  /** The page has one main heading, with this text. */
  expectHeading(text: string): Promise<void>;
  /** The flow shows each of the texts. */
  sees(...texts: readonly string[]): Promise<void>;
  seesNot(...texts: readonly string[]): Promise<void>;
  /** The text is announced without moving focus. */
  hears(text: string): Promise<void>;
  /** Focus is on the main heading, and the document's title begins with it. */
  expectFocusOnHeading(): Promise<void>;
  /** The chosen radio button of a group is this one; null: none is chosen. */
  expectChosen(question: string, answer: string | null): Promise<void>;
  /** A checkbox is ticked, or not. */
  expectTicked(label: string, isTicked: boolean): Promise<void>;
  /** The ticked checkboxes of a group are these. */
  expectTickedOnly(question: string, labels: readonly string[]): Promise<void>;
  /** The field with this label has this value. */
  expectValue(label: string, value: string): Promise<void>;
  /** A dialog with this heading is open; null: none is open. */
  expectDialog(heading: string | null): Promise<void>;
  /** The open dropdown has these options; null: no dropdown is open. */
  expectOptions(options: readonly string[] | null): Promise<void>;
}

type Payload<Event, Type> = Event extends { type: Type } ? Omit<Event, 'type'> : never;

type Sees<Context> = (driver: Driver, context: Context) => Promise<void>;

/** What a person does for each event, and sees in each leaf. A new event does not compile until it has an action. */
export interface Script<M extends AnyStateMachine> {
  readonly does: {
    readonly [T in EventFrom<M>['type']]: (
      driver: Driver,
      payload: Payload<EventFrom<M>, T>,
      /** The active leaves; several in a parallel state. */
      leaves: readonly LeafOf<M>[],
      /** The data on screen before the event. A test knows the rows of the cases; a saved test may have others. */
      context: ContextFrom<M>,
    ) => Promise<void>;
  };
  /** A law requires a check for each leaf with a screen. */
  readonly sees: { readonly [L in LeafOf<M>]?: Sees<ContextFrom<M>> };
}

export interface AnyScript {
  readonly flow: string;
  readonly does: Readonly<
    Record<string, (driver: Driver, payload: never, leaves: never, context: never) => Promise<void>>
  >;
  readonly sees: Readonly<Record<string, Sees<never> | undefined>>;
}

export const defineScript = <M extends AnyStateMachine>(
  flow: Flow<M>,
  script: NoInfer<Script<M>>,
): Script<M> & { readonly flow: string } => ({ flow: flow.id, ...script });
