import { type ReactNode, useCallback, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { AfterCommit } from './after-commit.tsx';
import type { AnyFlow } from './define-flow.ts';
import { guardedSend } from './guarded-send.ts';
import { changeState, useInterruptible } from './interruptible.ts';
import { dataState } from './leaves.ts';
import { type Place, renderStates } from './render-states.tsx';
import { useSurroundings } from './surroundings.ts';

interface FlowViewProps {
  readonly flow: AnyFlow;
  readonly actor: AnyActorRef;
  readonly place: Place;
  /** The title of the page while no screen has a heading: that of the flow around it. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A final state has no screen, so the last screen stays until the parent, the router or the browser replaces it. */
const hasEnded = ({ status }: AnyMachineSnapshot) => status === 'done';

function useSnapshot(actor: AnyActorRef): AnyMachineSnapshot {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe({ next: listener, error: listener });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useInterruptible(subscribe, () => actor.getSnapshot(), hasEnded);
}

/** The screens of a running flow's active states. */
export function FlowView({ flow, actor, place, title = flow.title, children }: FlowViewProps) {
  const { attention, router, Placeholder, dialogSupport } = useSurroundings();
  const snapshot = useSnapshot(actor);
  // `send` stays the same function, so that parts of a screen need not render again.
  const send = useMemo(() => guardedSend(flow.id, actor, router.world.onUnknownEvent), [flow, actor, router]);
  const element = useRef<HTMLDivElement>(null);
  // A counter, because a form that is rejected twice has the same snapshot, which causes no render.
  const [rejections, countRejection] = useReducer((count: number) => count + 1, 0);
  const reportedRejections = useRef(0);
  useLayoutEffect(() => {
    const subscription = actor.on('form.rejected', () => changeState(countRejection));
    return () => subscription.unsubscribe();
  }, [actor]);

  if (snapshot.status === 'error') throw snapshot.error;

  const reportChange = (screen: unknown, screenPlace: Place) => {
    if (!element.current) return;
    attention.reportChange({
      element: element.current,
      screen,
      actor,
      place: screenPlace,
      rejected: rejections > reportedRejections.current,
      isLoading: screen === Placeholder || snapshot.hasTag('waiting'),
      title,
    });
    reportedRejections.current = rejections;
  };

  // React pauses between a flow and its child flow, which may end meanwhile, and then has no last screen: the page was
  // empty for a moment.
  if (hasEnded(snapshot)) {
    return (
      <div ref={element} data-flow={flow.id} data-state={dataState(snapshot)}>
        <Placeholder fullPage={place === 'page'} />
        <AfterCommit run={() => reportChange(Placeholder, place)} />
      </div>
    );
  }

  return (
    <div ref={element} data-flow={flow.id} data-state={dataState(snapshot)}>
      {renderStates({
        flow,
        snapshot,
        send,
        renderChild: (childFlow, childActor, childPlace) => (
          <FlowView
            key={childActor.sessionId}
            flow={childFlow}
            actor={childActor}
            place={childPlace}
            title={title}
          />
        ),
        renderDialog({ content, leaf, hasAddress, childActor }) {
          if (!dialogSupport) throw new Error(`${flow.id} has a dialog, but its host has no dialogSupport`);
          const options = flow.dialogs?.[leaf];
          return (
            <dialogSupport.Region
              content={content}
              options={options}
              contentActor={childActor ?? actor}
              dialogSupport={dialogSupport}
              hasAddress={hasAddress}
            />
          );
        },
        place,
        children,
        Placeholder,
        renderReporter: (screen, screenPlace) => (
          <AfterCommit run={() => reportChange(screen, screenPlace)} />
        ),
      })}
    </div>
  );
}
