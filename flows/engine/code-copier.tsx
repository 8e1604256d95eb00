import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorOptions, AnyActorLogic, EventObject } from 'xstate';
import type { AnyFlow } from './define-flow.ts';
import { FlowView } from './flow-view.tsx';

/** Provided by the page, to copy a code. */
export interface Copying {
  /** The flow that runs beside the code. */
  readonly flow: AnyFlow;
  /** Rejects if the browser does not allow it. */
  readonly write: (text: string) => Promise<void>;
  /** The present time, as text. */
  readonly now: () => string;
  /** Clock and inspection of the flow's actor. */
  readonly actorOptions?: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;
}

interface CopierProps {
  readonly code: string;
  /** Of the failed call behind an error code; null for a code of the customer's own. */
  readonly status: number | null;
  readonly copying: Copying;
}

interface WantedEvent extends EventObject {
  readonly text: string;
}

/** The button beside a code, with its own chart; a page has as many as it shows codes. */
export function CodeCopier({ code, status, copying: { flow, write, now, actorOptions } }: CopierProps) {
  const actor = useActorRef(flow.machine, {
    ...actorOptions,
    input: { code, details: status === null ? null : { status, at: now() } },
  });
  useEffect(() => {
    let isShown = true;
    const subscription = actor.on('clipboard.wanted', ({ text }: WantedEvent) => {
      // The code may have been removed meanwhile, and a stopped actor takes no events.
      const answer = (type: string) => () => isShown && actor.send({ type });
      write(text).then(answer('clipboard.written'), answer('clipboard.refused'));
    });
    return () => {
      isShown = false;
      subscription.unsubscribe();
    };
  }, [actor, write]);
  return <FlowView flow={flow} actor={actor} place="region" />;
}
