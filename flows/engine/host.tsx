import { type ComponentType, Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AfterCommit } from './after-commit.tsx';
import { createAttention } from './attention.ts';
import { FlowView } from './flow-view.tsx';
import { useInterruptible } from './interruptible.ts';
import { type HostProps, SurroundingsContext, useSurroundings } from './surroundings.ts';

/** Renders the running flow. */
export function Host(props: HostProps) {
  const { router, siteName, Placeholder, ErrorFallback, Closed, LeaveRefused } = props;
  const session = useInterruptible(router.subscribe, router.current);
  const status = useInterruptible(router.subscribe, router.status);
  const isLeaveRefused = useInterruptible(router.subscribe, router.isLeaveRefused);
  const liveRegion = useRef<HTMLDivElement>(null);
  const [attention] = useState(() =>
    createAttention(() => liveRegion.current, siteName, router.world.scrollRestoration),
  );
  const errorView = (
    <ReplacementView
      id={session?.flow.id}
      title={session?.flow.title ?? siteName}
      state="error"
      Content={ErrorFallback}
    />
  );
  return (
    <SurroundingsContext value={{ ...props, attention }}>
      {session ? (
        <ErrorBoundary
          // Another session gets a new error boundary.
          key={session.actor.sessionId}
          fallbackRender={() => errorView}
          onError={session.fail}
        >
          <FlowView flow={session.flow} actor={session.actor} place="page" />
        </ErrorBoundary>
      ) : status === 'error' ? (
        errorView
      ) : status === 'closed' && Closed ? (
        <ErrorBoundary fallbackRender={() => errorView}>
          <ReplacementView id={undefined} title={siteName} state="closed" Content={Closed} />
        </ErrorBoundary>
      ) : (
        <Placeholder fullPage />
      )}
      {isLeaveRefused && LeaveRefused && <LeaveRefused />}
      <div ref={liveRegion} role="status" className="visually-hidden" />
    </SurroundingsContext>
  );
}

interface ReplacementViewProps {
  readonly id: string | undefined;
  readonly title: string;
  readonly state: 'error' | 'closed';
  readonly Content: ComponentType;
}

/** A screen that replaces the flow's screens. It sets focus and title as they do. */
function ReplacementView({ id, title, state, Content }: ReplacementViewProps) {
  const { attention } = useSurroundings();
  const element = useRef<HTMLDivElement>(null);
  const reportChange = () => {
    if (!element.current) return;
    attention.reportChange({
      element: element.current,
      screen: Content,
      actor: null,
      place: 'page',
      rejected: false,
      isLoading: false,
      title,
    });
  };
  return (
    <div ref={element} data-flow={id} data-state={state}>
      <Suspense>
        <Content />
        <AfterCommit run={reportChange} />
      </Suspense>
    </div>
  );
}
