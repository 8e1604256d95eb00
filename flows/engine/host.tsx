import { useSelector } from '@xstate/react';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type Attention, attention } from './attention.ts';
import type { AnyFlow } from './define-flow.ts';
import { draw, screenOf } from './draw.tsx';
import { guardedSend, type Ignored } from './guarded-send.ts';
import { stateName } from './leaves.ts';
import type { Stage } from './stage.ts';

interface HostProps {
  readonly stage: Stage;
  /** Stands behind the heading in the document's title. */
  readonly siteName: string;
  /** While a screen's code is on its way. */
  readonly waiting: ReactNode;
  /** When a screen or its actor broke. */
  readonly Broken: ComponentType<FallbackProps>;
  readonly ignored?: (ignored: Ignored) => void;
}

interface Surroundings {
  readonly attention: Attention;
  readonly waiting: ReactNode;
  readonly ignored: ((ignored: Ignored) => void) | undefined;
}

const SurroundingsContext = createContext<Surroundings | null>(null);

/** Shows the flow that is on the stage. */
export function Host({ stage, siteName, waiting, Broken, ignored }: HostProps) {
  const session = useSyncExternalStore(stage.subscribe, stage.current);
  const speaker = useRef<HTMLDivElement>(null);
  const surroundings = useMemo(
    () => ({ attention: attention(() => speaker.current, siteName), waiting, ignored }),
    [siteName, waiting, ignored],
  );
  return (
    <SurroundingsContext value={surroundings}>
      {session && (
        <ErrorBoundary key={session.actor.sessionId} FallbackComponent={Broken}>
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
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('a flow is shown inside the host');
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

  const shown = () => {
    const screen = screenOf(flow, snapshot);
    if (!element.current || screen === null) return;
    surroundings.attention.changed({
      element: element.current,
      screen,
      inRegion,
      rejected: rejections > rejectionsShown.current,
      title: flow.title,
    });
    rejectionsShown.current = rejections;
  };

  return (
    <div ref={element} data-flow={flow.id} data-state={stateName(snapshot)}>
      <Suspense fallback={surroundings.waiting}>
        {draw({
          flow,
          snapshot,
          send: guardedSend(flow.id, actor, surroundings.ignored),
          child: (childFlow, childActor, childInRegion) => (
            <FlowView
              key={childActor.sessionId}
              flow={childFlow}
              actor={childActor}
              inRegion={inRegion || childInRegion}
            />
          ),
        })}
        <AfterCommit run={shown} />
      </Suspense>
    </div>
  );
}

/** Inside the Suspense boundary, so that it runs when the screen is there and not its placeholder. */
function AfterCommit({ run }: { readonly run: () => void }) {
  useEffect(run);
  return null;
}
