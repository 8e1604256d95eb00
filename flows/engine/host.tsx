import { type ComponentType, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AfterCommit } from './after-commit.tsx';
import { createAttention } from './attention.ts';
import { FlowView } from './flow-view.tsx';
import { type HostProps, SurroundingsContext, useSurroundings } from './surroundings.ts';

/** Renders the running flow. */
export function Host(props: HostProps) {
  const { router, siteName, Waiting, Broken, Closed } = props;
  const session = useSyncExternalStore(router.subscribe, router.current);
  const status = useSyncExternalStore(router.subscribe, router.status);
  const liveRegion = useRef<HTMLDivElement>(null);
  const [attention] = useState(() =>
    createAttention(() => liveRegion.current, siteName, router.world.scrollRestoration),
  );
  const broken = (
    <OutsideView
      id={session?.flow.id}
      title={session?.flow.title ?? siteName}
      state="broken"
      Content={Broken}
    />
  );
  return (
    <SurroundingsContext value={{ ...props, attention }}>
      {session ? (
        <ErrorBoundary
          // Another session gets a new error boundary.
          key={session.actor.sessionId}
          fallbackRender={() => broken}
          onError={session.fail}
        >
          <FlowView flow={session.flow} actor={session.actor} place="page" />
        </ErrorBoundary>
      ) : status === 'broken' ? (
        broken
      ) : status === 'closed' && Closed ? (
        <ErrorBoundary fallbackRender={() => broken}>
          <OutsideView id={undefined} title={siteName} state="closed" Content={Closed} />
        </ErrorBoundary>
      ) : (
        <Waiting fullPage />
      )}
      <div ref={liveRegion} role="status" className="visually-hidden" />
    </SurroundingsContext>
  );
}

interface OutsideViewProps {
  readonly id: string | undefined;
  readonly title: string;
  readonly state: 'broken' | 'closed';
  readonly Content: ComponentType;
}

/** A screen that replaces the flow's screens. It sets focus and title as they do. */
function OutsideView({ id, title, state, Content }: OutsideViewProps) {
  const { attention } = useSurroundings();
  const element = useRef<HTMLDivElement>(null);
  const changed = () => {
    if (!element.current) return;
    attention.changed({
      element: element.current,
      screen: Content,
      run: null,
      place: 'page',
      rejected: false,
      title,
    });
  };
  return (
    <div ref={element} data-flow={id} data-state={state}>
      <Suspense>
        <Content />
        <AfterCommit run={changed} />
      </Suspense>
    </div>
  );
}
