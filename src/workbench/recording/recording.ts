import { array, boolean, type Infer, literal, object, string, type, unknown, validate } from 'superstruct';

/** One event that a chart was given, and what came of it. */
const step = object({
  /** 'self-declaration', or the way to a flow within it: 'self-declaration/bankSelection'. */
  actor: string(),
  event: type({ type: string() }),
  /** A chart of the flow sent it to another: a replay brings it about and does not send it. */
  inner: boolean(),
  /** Names of the transitions, in the order in which they were taken; none where the event was declined. */
  taken: array(string()),
  /** The active leaves afterwards. */
  state: string(),
});

/** A chart that was there when the recording was taken. */
const end = object({
  actor: string(),
  state: string(),
  status: string(),
  context: unknown(),
  /** Where the flow led, for one that has ended; else null. */
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

/** What happened in a flow, without personal data, and enough to let it happen again. */
export type Recording = Infer<typeof recording>;
export type RecordedStep = Infer<typeof step>;
export type RecordedEnd = Infer<typeof end>;

/** The recording in a file's text; throws with a sentence for the reader. */
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
