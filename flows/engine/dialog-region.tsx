import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EventObject } from 'xstate';
import type { ModalOptions } from '#domain/site/modal.ts';
import type { AnyFlow } from './define-flow.ts';
import { FlowView } from './flow-view.tsx';
import { type DialogRegionProps, useSurroundings } from './surroundings.ts';

interface Props extends DialogRegionProps {
  /** How the dialog comes and goes. */
  readonly modal: AnyFlow;
}

/** A dialog around what a region shows. */
export function DialogRegion({ modal, content, options, filler, dialogs, hasAddress }: Props) {
  const { addressBar } = useSurroundings().stage.world;
  const { isMotionReduced, track, actorOptions } = dialogs;
  const actor = useActorRef(modal.machine, { ...actorOptions, input: { isMotionReduced } });
  // What was shown last stands until the dialog is gone.
  const [kept, keep] = useState(content);
  if (content !== null && content !== kept) keep(content);

  const shown = content === null ? null : options;

  /** False where the present state of the flow does not go there. */
  const offer = useEffectEvent((event: EventObject) => {
    if (!filler.getSnapshot().can(event)) return false;
    filler.send(event);
    return true;
  });

  const isCovering = content !== null && !hasAddress;
  useEffect(
    () => (isCovering ? addressBar.cover?.(() => offer({ type: 'dialog.dismissed' })) : undefined),
    [addressBar, isCovering],
  );

  useEffect(() => {
    const listening = [
      actor.on('dialog.dismissed', (event: EventObject) => {
        if (!offer(event) && shown) actor.send({ type: 'content.shown', options: shown });
      }),
      actor.on('dialog.back', (event: EventObject) => offer(event)),
      actor.on('modal.opened', (event: ModalEvent) => track?.('open', event.options)),
      actor.on('modal.closed', (event: ModalEvent) => track?.('close', event.options)),
    ];
    return () => {
      for (const heard of listening) heard.unsubscribe();
    };
  }, [actor, shown, track]);

  // After the effect that listens, which has to hear what this one sets off.
  useEffect(() => {
    if (shown === undefined) throw new Error('a dialog has its options in the `modals` of its flow');
    actor.send(shown ? { type: 'content.shown', options: shown } : { type: 'content.removed' });
  }, [actor, shown]);

  return (
    <FlowView flow={modal} actor={actor} place="region">
      {content ?? kept}
    </FlowView>
  );
}

interface ModalEvent extends EventObject {
  readonly options: ModalOptions;
}
