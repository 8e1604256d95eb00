import { array, boolean, type Infer, literal, object, string, type, unknown, validate } from 'superstruct';

/** One event that a chart received, and its result. */
const step = object({
  /** 'self-declaration', or the path of a child flow: 'self-declaration/bankSelection'. */
  actor: string(),
  event: type({ type: string() }),
  /** Another chart of the flow sent the event: the replay does not send it, and must produce it. */
  inner: boolean(),
  /** Names of the transitions in their order; empty if the event was not taken. */
  taken: array(string()),
  /** The active leaves afterwards. */
  state: string(),
});

/** A chart that was running at the end of the recording. */
const end = object({
  actor: string(),
  state: string(),
  status: string(),
  context: unknown(),
  /** The output of a flow that has ended; otherwise null. */
  output: unknown(),
});

const recording = object({
  version: literal(1),
  /** Id of the flow, as in `flows/registry.ts`. */
  flow: string(),
  input: unknown(),
  steps: array(step),
  end: array(end),
});

/** The steps of a flow, without personal data, complete enough for a replay. */
export type Recording = Infer<typeof recording>;
export type RecordedStep = Infer<typeof step>;
export type RecordedEnd = Infer<typeof end>;

/** Parses a recording; throws an error for the reader. */
export function recordingIn(text: string): Recording {
  const [failure, found] = validate(parsed(text), recording);
  if (failure) throw new Error(`This is no recording of version 1: ${failure.message}.`);
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This is no recording: it is not JSON.');
  }
}
