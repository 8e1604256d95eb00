import { registry } from '#flows/registry.ts';
import { type Recording, recordingIn } from './recording.ts';
import { type Replay, replay } from './replay.ts';

export interface Played extends Replay {
  readonly recording: Recording;
}

/** Replays the text of a file; throws an error for the reader if it is not a recording of these flows. */
export function play(text: string): Played {
  const recording = recordingIn(text);
  const flow = registry.find((registered) => registered.flow.id === recording.flow)?.flow;
  if (flow) return { recording, ...replay(recording, flow) };
  const ids = registry.map(({ flow: { id } }) => id).join(', ');
  throw new Error(`There is no flow ${recording.flow}: the registry knows ${ids}.`);
}
