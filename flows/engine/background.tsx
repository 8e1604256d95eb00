import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type AnyFlow, isFlow } from './define-flow.ts';
import { stateName } from './leaves.ts';

interface BackgroundProps {
  readonly flow: AnyFlow;
  readonly snapshot: AnyMachineSnapshot;
}

/** Flows within that no leaf shows: they have no screens, only their names and states in the page. */
export const Background = ({ flow, snapshot }: BackgroundProps) =>
  Object.entries(flow.actors).map(([name, bound]) => {
    const actor = (snapshot.children as Record<string, AnyActorRef>)[name];
    if (!isFlow(bound) || !actor || isShown(flow, name)) return null;
    return <Marker key={actor.sessionId} flow={bound} actor={actor} />;
  });

const isShown = (flow: AnyFlow, name: string): boolean =>
  Object.values(flow.views).some(
    (view) => typeof view === 'object' && view !== null && 'child' in view && view.child === name,
  );

function Marker({ flow, actor }: { readonly flow: AnyFlow; readonly actor: AnyActorRef }) {
  const snapshot: AnyMachineSnapshot = useSelector(actor, (now) => now);
  if (snapshot.status !== 'active') return null;
  return <div hidden data-flow={flow.id} data-state={stateName(snapshot)} />;
}
