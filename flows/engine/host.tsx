import { type ComponentType, Suspense, useMemo, useRef, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { AfterCommit } from './after-commit.tsx';
import { attention } from './attention.ts';
import { FlowView } from './flow-view.tsx';
import type { Stage } from './stage.ts';
import { type Surroundings, SurroundingsContext, useSurroundings } from './surroundings.ts';

interface HostProps extends Pick<Surroundings, 'Waiting' | 'ignored' | 'dialogs'> {
  readonly stage: Stage;
  /** Stands behind the heading in the document's title. */
  readonly siteName: string;
  /** When a screen or its actor broke, or a flow's code did not come. */
  readonly Broken: ComponentType;
  /** When the stage was closed while the page stands. */
  readonly Closed?: ComponentType;
}

/** Shows the flow that is on the stage. */
export function Host({ stage, siteName, Waiting, Broken, Closed, ignored, dialogs }: HostProps) {
  const session = useSyncExternalStore(stage.subscribe, stage.current);
  const isBroken = useSyncExternalStore(stage.subscribe, stage.isBroken);
  const isClosed = useSyncExternalStore(stage.subscribe, stage.isClosed);
  const speaker = useRef<HTMLDivElement>(null);
  const surroundings = useMemo(
    () => ({ attention: attention(() => speaker.current, siteName), Waiting, ignored, dialogs }),
    [siteName, Waiting, ignored, dialogs],
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
    <SurroundingsContext value={surroundings}>
      {session ? (
        <ErrorBoundary
          // Another session gets a boundary that has caught nothing yet.
          key={session.actor.sessionId}
          fallbackRender={() => broken}
          onError={session.broke}
        >
          <FlowView flow={session.flow} actor={session.actor} place="page" />
        </ErrorBoundary>
      ) : isBroken ? (
        broken
      ) : isClosed && Closed ? (
        <ErrorBoundary fallbackRender={() => broken}>
          <OutsideView id={undefined} title={siteName} state="closed" Content={Closed} />
        </ErrorBoundary>
      ) : (
        <Waiting alone />
      )}
      <div ref={speaker} role="status" className="visually-hidden" />
    </SurroundingsContext>
  );
}

interface OutsideViewProps {
  readonly id: string | undefined;
  readonly title: string;
  readonly state: 'broken' | 'closed';
  readonly Content: ComponentType;
}

/** Outside any flow, and a screen like any other for who cannot see that it came. */
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
