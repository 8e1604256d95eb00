import { type AnyActorRef, createActor, type EventObject } from 'xstate';
import { selfDeclarationCases } from '#flows/buying/self-declaration/cases.ts';
import { selfDeclarationFlow } from '#flows/buying/self-declaration/flow.ts';
import { bind } from '#flows/engine/bind.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { openRecorder } from '#workbench/recording/recorder.ts';
import type { Recording } from '#workbench/recording/recording.ts';

export const declaration = selfDeclarationFlow as AnyFlow;

/** The self-declaration with its recorder. Its calls never end: the test sends their events. */
export function openDeclaration() {
  const recorder = openRecorder([declaration]);
  const actor = createActor(bind(withoutCalls(declaration)), {
    input: selfDeclarationCases.input,
    inspect: recorder.inspect,
  }).start();
  return {
    actor,
    send: (...events: readonly EventObject[]) => {
      for (const event of events) actor.send(event);
    },
    child: (): AnyActorRef => {
      const child = actor.getSnapshot().children.bankSelection;
      if (!child) throw new Error('no bank is being chosen');
      return child;
    },
    recording: (): Recording => {
      const recording = recorder.recording();
      if (!recording) throw new Error('nothing was recorded');
      return JSON.parse(JSON.stringify(recording));
    },
  };
}

const withoutCalls = (flow: AnyFlow): AnyFlow => ({
  ...flow,
  actors: Object.fromEntries(
    Object.entries(flow.actors).map(([name, actor]) => [
      name,
      typeof actor === 'function' ? () => new Promise<never>(() => {}) : withoutCalls(actor as AnyFlow),
    ]),
  ),
});

export const done = (call: string, output: unknown) => ({ type: `xstate.done.actor.${call}`, output });
export const failed = (call: string, error: unknown) => ({ type: `xstate.error.actor.${call}`, error });

export const answers = [
  { type: 'field.changed', field: 'skadesaker', value: false },
  { type: 'field.changed', field: 'betalingsanmerkninger', value: false },
  { type: 'field.changed', field: 'oppsagtAvAndre', value: true },
];

export const banks = [
  { name: 'Ravndal Sparebank', bankregnr: '4200' },
  { name: 'Solvik Sparebank', bankregnr: '4100' },
];
