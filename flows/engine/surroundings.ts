import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate';
import type { ModalOptions } from '#domain/site/modal.ts';
import type { Attention } from './attention.ts';
import type { AnyFlow } from './define-flow.ts';
import type { Waiting } from './draw.tsx';
import type { Stage } from './stage.ts';

/** What a page shows the flow on its stage with. */
export interface HostProps {
  readonly stage: Stage;
  /** Stands behind the heading in the document's title. */
  readonly siteName: string;
  readonly Waiting: Waiting;
  /** When a screen or its actor broke, or a flow's code did not come. */
  readonly Broken: ComponentType;
  /** When the stage was closed while the page stands. */
  readonly Closed?: ComponentType;
  readonly dialogs?: Dialogs | undefined;
}

/** The same for every flow that is shown, with the one that moves focus and speaks. */
interface Surroundings extends HostProps {
  readonly attention: Attention;
}

export interface DialogRegionProps {
  /** Null where there is nothing to show. */
  readonly content: ReactNode;
  readonly options: ModalOptions | undefined;
  /** The flow that fills the dialog, and is asked when the customer wants to close it. */
  readonly filler: AnyActorRef;
  readonly dialogs: Dialogs;
  /** The state has an address, so there is a history entry that back leads away from. */
  readonly hasAddress: boolean;
}

/** What it takes to show dialogs; a sub-app without any leaves it out, and need not load it. */
export interface Dialogs {
  /** `DialogRegion`, which this module does not import. */
  readonly Region: ComponentType<DialogRegionProps>;
  /** The flow that stands around what a region named `dialog` shows. */
  readonly modal: AnyFlow;
  readonly isMotionReduced: boolean;
  /** A dialog opened or closed (A7.24). */
  readonly track?: (action: 'open' | 'close', options: ModalOptions) => void;
  /** Clock and inspection of the dialog's own actor. */
  readonly actorOptions?: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('a flow is shown inside the host');
  return surroundings;
}
