import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorOptions, AnyActorLogic, EventObject } from 'xstate';
import type { AnyFlow } from './define-flow.ts';
import { FlowView } from './flow-view.tsx';

/** What the page provides to copy error codes. */
export interface Copying {
  /** The flow that runs beside the code. */
  readonly flow: AnyFlow;
  /** Writes to the clipboard; rejects if the browser does not allow it. */
  readonly write: (text: string) => Promise<void>;
  /** The present time, as text. */
  readonly now: () => string;
  /** Clock and inspection of the flow's actor. */
  readonly actorOptions?: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;
}

interface CopierProps {
  readonly code: string;
  /** The HTTP status of the failed call; null for a code that belongs to the customer. */
  readonly status: number | null;
  readonly copying: Copying;
}

interface WantedEvent extends EventObject {
  readonly text: string;
}

/** The button beside a code. Each button runs its own chart. */
export function CodeCopier({ code, status, copying: { flow, write, now, actorOptions } }: CopierProps) {
  const actor = useActorRef(flow.machine, {
    ...actorOptions,
    input: { code, details: status === null ? null : { status, at: now() } },
  });
  useEffect(() => {
    let isShown = true;
    const subscription = actor.on('clipboard.wanted', ({ text }: WantedEvent) => {
      // The button may have been removed meanwhile, and a stopped actor takes no events.
      const report = (type: string) => () => isShown && actor.send({ type });
      write(text).then(report('clipboard.written'), report('clipboard.refused'));
    });
    return () => {
      isShown = false;
      subscription.unsubscribe();
    };
  }, [actor, write]);
  return <FlowView flow={flow} actor={actor} place="region" />;
}
