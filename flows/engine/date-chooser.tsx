import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorOptions, AnyActorLogic, EventObject } from 'xstate';
import type { AnyFlow } from './define-flow.ts';
import { FlowView } from './flow-view.tsx';

interface DateChooserProps {
  /** The flow that runs beside the field. */
  readonly flow: AnyFlow;
  /** The field's value. */
  readonly typed: string;
  /** The days that can be chosen. */
  readonly window: { readonly from: string; readonly to: string };
  readonly onChoose: (typed: string) => void;
  readonly actorOptions?: Pick<ActorOptions<AnyActorLogic>, 'inspect'>;
}

interface ChosenEvent extends EventObject {
  readonly typed: string;
}

/** The calendar beside a date field. Each calendar runs its own chart. */
export function DateChooser({ flow, typed, window, onChoose, actorOptions }: DateChooserProps) {
  const actor = useActorRef(flow.machine, { ...actorOptions, input: { typed, window } });
  useEffect(() => {
    const subscription = actor.on('date.chosen', (event: ChosenEvent) => onChoose(event.typed));
    return () => subscription.unsubscribe();
  }, [actor, onChoose]);
  useEffect(() => {
    if (actor.getSnapshot().context.typed !== typed) actor.send({ type: 'field.updated', typed });
  }, [actor, typed]);
  return <FlowView flow={flow} actor={actor} place="region" />;
}
