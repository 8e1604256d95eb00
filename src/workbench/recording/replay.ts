import { type AnyActorRef, type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { withRecordedGuards } from './as-recorded.ts';
import { differences } from './difference.ts';
import { openRecorder } from './recorder.ts';
import type { RecordedStep, Recording } from './recording.ts';

export interface Replay {
  /** The recording of the replay. */
  readonly replayed: Recording;
  /** A sentence for each difference; empty if there is none. */
  readonly differences: readonly string[];
  /** Each guard that read a hidden value and got its recorded result: 'isNamed at submitted of naming'. */
  readonly held: readonly string[];
}

/** Replays a recording, without calls and without waiting. */
export function replay(recording: Recording, flow: AnyFlow): Replay {
  const recorder = openRecorder([flow]);
  /** The recorded step that a chart replays now, by the number of its replayed steps. */
  const present = (actor: string): RecordedStep | undefined => {
    const at = (steps: readonly RecordedStep[] = []) => steps.filter((step) => step.actor === actor);
    return at(recording.steps)[at(recorder.recording()?.steps).length - 1];
  };
  const held = new Set<string>();
  const machine = chart(flow, flow.id, {
    // A guard that passed is in the name of a transition.
    recorded: (actor, guard) => present(actor)?.taken.some((name) => name.includes(` [${guard}] `)),
    held: (actor, guard) => held.add(`${guard} at ${present(actor)?.event.type} of ${actor}`),
  });

  // The clock is stopped: time-outs are among the events.
  const { input } = recording;
  const actor = createActor(machine, { input, clock: new SimulatedClock(), inspect: recorder.inspect });
  // The end shows a chart that failed; without a listener its error would stop the program.
  actor.subscribe({ error: () => {} });
  actor.start();
  const notRunning = recording.steps.flatMap((step, index) => {
    if (step.inner) return [];
    const target = actorAt(actor, step.actor.split('/').slice(1));
    target?.send(step.event);
    return target ? [] : [`Step ${index + 1}: ${step.actor} was not running to take ${step.event.type}.`];
  });
  const replayed = recorder.recording() ?? { ...recording, steps: [], end: [] };
  actor.stop();
  return { replayed, differences: [...notRunning, ...differences(recording, replayed)], held: [...held] };
}

interface Guards {
  recorded(actor: string, guard: string): boolean | undefined;
  held(actor: string, guard: string): void;
}

/** The flow's chart and its child flows, with calls that never end: the recording has their events. */
function chart(flow: AnyFlow, path: string, guards: Guards): AnyStateMachine {
  const silent = fromPromise(() => new Promise<never>(() => {}));
  const actors = Object.entries(flow.actors).map(([name, actor]) => [
    name,
    isFlow(actor) ? chart(actor, `${path}/${name}`, guards) : silent,
  ]);
  return withRecordedGuards(
    flow.machine.provide({ actors: Object.fromEntries(actors) }),
    (guard) => guards.recorded(path, guard),
    (guard) => guards.held(path, guard),
  );
}

function actorAt(root: AnyActorRef, path: readonly string[]): AnyActorRef | undefined {
  return path.reduce<AnyActorRef | undefined>((actor, id) => actor?.getSnapshot().children[id], root);
}
