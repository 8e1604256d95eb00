import { useSelector } from '@xstate/react';
import {
  type ComponentType,
  createContext,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type Attention, attention } from './attention.ts';
import type { AnyFlow } from './define-flow.ts';
import { draw, type Waiting } from './draw.tsx';
import { guardedSend, type Ignored } from './guarded-send.ts';
import { stateName } from './leaves.ts';
import type { Stage } from './stage.ts';

interface HostProps {
  readonly stage: Stage;
  /** Stands behind the heading in the document's title. */
  readonly siteName: string;
  readonly Waiting: Waiting;
  /** When a screen or its actor broke. */
  readonly Broken: ComponentType;
  readonly ignored?: (ignored: Ignored) => void;
}

interface Surroundings extends Pick<HostProps, 'Waiting'> {
  readonly attention: Attention;
  readonly ignored: ((ignored: Ignored) => void) | undefined;
}

const SurroundingsContext = createContext<Surroundings | null>(null);

function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('a flow is shown inside the host');
  return surroundings;
}

/** Shows the flow that is on the stage. */
export function Host({ stage, siteName, Waiting, Broken, ignored }: HostProps) {
  const session = useSyncExternalStore(stage.subscribe, stage.current);
  const speaker = useRef<HTMLDivElement>(null);
  const surroundings = useMemo(
    () => ({ attention: attention(() => speaker.current, siteName), Waiting, ignored }),
    [siteName, Waiting, ignored],
  );
  return (
    <SurroundingsContext value={surroundings}>
      {session && (
        <ErrorBoundary
          // Another session gets a boundary that has caught nothing yet.
          key={session.actor.sessionId}
          fallbackRender={() => <BrokenView flow={session.flow} Broken={Broken} />}
          onError={session.broke}
        >
          <FlowView flow={session.flow} actor={session.actor} inRegion={false} />
        </ErrorBoundary>
      )}
      <div ref={speaker} role="status" className="visually-hidden" />
    </SurroundingsContext>
  );
}

interface FlowViewProps {
  readonly flow: AnyFlow;
  readonly actor: AnyActorRef;
  readonly inRegion: boolean;
}

/** The screen stands until the browser has gone where an exit leads. */
const untilDone = (_: AnyMachineSnapshot, next: AnyMachineSnapshot) => next.status === 'done';

function FlowView({ flow, actor, inRegion }: FlowViewProps) {
  const { attention, Waiting, ignored } = useSurroundings();
  const snapshot: AnyMachineSnapshot = useSelector(actor, (now) => now, untilDone);
  const element = useRef<HTMLDivElement>(null);
  // Counted, for a form that is rejected twice has the very same snapshot, which draws nothing anew.
  const [rejections, reject] = useReducer((count: number) => count + 1, 0);
  const rejectionsShown = useRef(0);
  useEffect(() => {
    const heard = actor.on('form.rejected', reject);
    return () => heard.unsubscribe();
  }, [actor]);

  if (snapshot.status === 'error') throw snapshot.error;

  const changed = (screen: unknown, isRegion: boolean) => {
    if (!element.current) return;
    attention.changed({
      element: element.current,
      screen,
      run: actor,
      inRegion: isRegion,
      rejected: rejections > rejectionsShown.current,
      title: flow.title,
    });
    rejectionsShown.current = rejections;
  };

  return (
    <div ref={element} data-flow={flow.id} data-state={stateName(snapshot)}>
      {draw({
        flow,
        snapshot,
        send: guardedSend(flow.id, actor, ignored),
        child: (childFlow, childActor, childInRegion) => (
          <FlowView key={childActor.sessionId} flow={childFlow} actor={childActor} inRegion={childInRegion} />
        ),
        inRegion,
        Waiting,
        placed: (screen, isRegion) => <AfterCommit run={() => changed(screen, isRegion)} />,
      })}
    </div>
  );
}

interface BrokenViewProps extends Pick<HostProps, 'Broken'> {
  readonly flow: AnyFlow;
}

/** A screen like any other for who cannot see that it came. */
function BrokenView({ flow, Broken }: BrokenViewProps) {
  const { attention } = useSurroundings();
  const element = useRef<HTMLDivElement>(null);
  const changed = () => {
    if (!element.current) return;
    attention.changed({
      element: element.current,
      screen: Broken,
      run: null,
      inRegion: false,
      rejected: false,
      title: flow.title,
    });
  };
  return (
    <div ref={element} data-flow={flow.id} data-state="broken">
      <Broken />
      <AfterCommit run={changed} />
    </div>
  );
}

/** Inside the boundary of a screen, so that it runs when the screen is there and not before. */
function AfterCommit({ run }: { readonly run: () => void }) {
  useEffect(run);
  return null;
}
