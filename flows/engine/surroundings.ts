import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate';
import type { ModalOptions } from '#domain/site/modal.ts';
import type { Attention } from './attention.ts';
import type { AnyFlow } from './define-flow.ts';
import type { Waiting } from './draw.tsx';
import type { Stage } from './stage.ts';

/** The page's parts around the flow on its stage. */
export interface HostProps {
  readonly stage: Stage;
  /** Follows the heading in the document's title. */
  readonly siteName: string;
  readonly Waiting: Waiting;
  /** Shown when a screen or its actor failed, or a flow's code failed to load. */
  readonly Broken: ComponentType;
  /** Shown when the stage was closed. */
  readonly Closed?: ComponentType;
  readonly dialogs?: Dialogs | undefined;
}

/** The same for every flow, with the focus and announcements of the page. */
interface Surroundings extends HostProps {
  readonly attention: Attention;
}

export interface DialogRegionProps {
  /** Null if there is nothing to show. */
  readonly content: ReactNode;
  readonly options: ModalOptions | undefined;
  /** The flow in the dialog, which receives `dialog.dismissed`. */
  readonly filler: AnyActorRef;
  readonly dialogs: Dialogs;
  /** The state has an address, so going back leaves it anyway. */
  readonly hasAddress: boolean;
}

/** Needed to show dialogs; a sub-app without dialogs omits it and does not load it. */
export interface Dialogs {
  /** `DialogRegion`, which this module must not import. */
  readonly Region: ComponentType<DialogRegionProps>;
  /** The flow that runs around the content of a region named `dialog`. */
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
  if (!surroundings) throw new Error('a flow must be rendered inside the host');
  return surroundings;
}
