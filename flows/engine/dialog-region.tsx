import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { EventObject } from 'xstate';
import type { DialogOptions } from '#domain/site/dialog-options.ts';
import type { AnyFlow } from './define-flow.ts';
import { FlowView } from './flow-view.tsx';
import { urgently } from './interruptible.ts';
import { type DialogRegionProps, useSurroundings } from './surroundings.ts';

interface Props extends DialogRegionProps {
  /** The flow that opens and closes the dialog. */
  readonly dialogFlow: AnyFlow;
}

/** Shows the content of a region in a dialog. */
export function DialogRegion(props: Props) {
  const { dialogFlow, content, options, contentActor, dialogSupport, hasAddress } = props;
  const { addressBar } = useSurroundings().router.world;
  const { isMotionReduced, track, actorOptions } = dialogSupport;
  const actor = useActorRef(dialogFlow.machine, { ...actorOptions, input: { isMotionReduced } });
  // The last content stays until the dialog is removed.
  const [lastContent, setLastContent] = useState(content);
  if (content !== null && content !== lastContent) setLastContent(content);

  const shownOptions = content === null ? null : options;

  /** Sends an event to the flow in the dialog; returns false if its present state does not take the event. */
  const sendIfTaken = useEffectEvent((event: EventObject) => {
    if (!contentActor.getSnapshot().can(event)) return false;
    urgently(() => contentActor.send(event));
    return true;
  });

  const needsHistoryEntry = content !== null && !hasAddress;
  useEffect(
    () =>
      needsHistoryEntry
        ? addressBar.pushDialogEntry?.(() => sendIfTaken({ type: 'dialog.dismissed' }))
        : undefined,
    [addressBar, needsHistoryEntry],
  );

  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('dialog.dismissed', (event: EventObject) => {
        if (!sendIfTaken(event) && shownOptions) actor.send({ type: 'content.shown', options: shownOptions });
      }),
      actor.on('dialog.back', (event: EventObject) => sendIfTaken(event)),
      actor.on('dialog.opened', (event: DialogEvent) => track?.('open', event.options)),
      actor.on('dialog.closed', (event: DialogEvent) => track?.('close', event.options)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, shownOptions, track]);

  // Before the paint, so that new content has its own buttons. After the listeners, because it causes events for them.
  useLayoutEffect(() => {
    if (shownOptions === undefined) throw new Error('a dialog has its options in the `dialogs` of its flow');
    const event = shownOptions
      ? { type: 'content.shown', options: shownOptions }
      : { type: 'content.removed' };
    urgently(() => actor.send(event));
  }, [actor, shownOptions]);

  return (
    <FlowView flow={dialogFlow} actor={actor} place="region">
      {content ?? lastContent}
    </FlowView>
  );
}

interface DialogEvent extends EventObject {
  readonly options: DialogOptions;
}
