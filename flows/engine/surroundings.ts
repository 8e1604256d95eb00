import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate';
import type { DialogOptions } from '#domain/site/dialog-options.ts';
import type { Attention } from './attention.ts';
import type { Placeholder } from './render-states.tsx';
import type { Router } from './router.ts';

/** The props of `Host`, which renders the running flow. */
export interface HostProps {
  readonly router: Router;
  /** Follows the heading in the document's title. */
  readonly siteName: string;
  readonly Placeholder: Placeholder;
  /** Shown after a screen or its actor failed, or after a flow's code did not load. */
  readonly ErrorFallback: ComponentType;
  /** Shown after the router was closed, while the page is still open. */
  readonly Closed?: ComponentType;
  /** Shown while the visitor is refused another page, because something on this one is being saved. */
  readonly LeaveRefused?: ComponentType;
  readonly dialogSupport?: DialogSupport | undefined;
}

/** The props of `Host`, and the shared `Attention` that moves focus and announces. */
interface Surroundings extends HostProps {
  readonly attention: Attention;
}

export interface DialogRegionProps {
  /** Null if there is nothing to show. */
  readonly content: ReactNode;
  readonly options: DialogOptions | undefined;
  /** The flow whose screen is in the dialog. It receives the events that close the dialog. */
  readonly contentActor: AnyActorRef;
  readonly dialogSupport: DialogSupport;
  /** The state has an address of its own, so it has a history entry already. */
  readonly hasAddress: boolean;
}

/** The code that shows dialogs. A sub-app without dialogs leaves it out and does not load it. */
export interface DialogSupport {
  /** Shows the content of a region named `dialog`. */
  readonly Region: ComponentType<DialogRegionProps>;
  readonly isMotionReduced: boolean;
  /** A dialog opened or closed (A7.24). */
  readonly track?: (action: 'open' | 'close', options: DialogOptions) => void;
  /** Clock and inspection of the dialog's own actor. */
  readonly actorOptions?: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('a flow is shown inside the host');
  return surroundings;
}
