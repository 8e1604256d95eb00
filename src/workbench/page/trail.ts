import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { casesOf } from '#workbench/running.ts';
import { shareEvent } from './event-parts.ts';
import { callIn, flowAt, isVisitors, type Sent } from './tape.ts';

/** What happened on a page, as a link may have it: without what may be personal. */
export interface Trail {
  /** A line for each event, in order. Empty if nothing happened but responses of the sandbox. */
  readonly lines: readonly string[];
  /** The number of events that have a value of the cases instead of one that was typed. */
  readonly examples: number;
  /** Why the link cannot lead here by what happened; empty if it can. */
  readonly lost: string;
}

/** One line of a trail. */
export type TrailStep = { readonly path: readonly string[] } & (
  | { readonly does: 'send'; readonly type: string; readonly payload: unknown }
  /** A button gives a call its end. */
  | { readonly does: 'settle'; readonly call: string; readonly answer: string }
  /** The sandbox gives a call its end. */
  | { readonly does: 'await'; readonly call: string }
);

const own = '.';
const written = (path: readonly string[]): string => path.join('/') || own;

const withPayload = (type: string, payload: unknown): string =>
  Object.keys(Object(payload)).length > 0 ? `${type} ${JSON.stringify(payload)}` : type;

/** The largest length of a trail as an address has it: the address is in the header of each request. */
const longest = 4000;

interface Line {
  readonly text: string;
  readonly isExample: boolean;
}

const lines = new WeakMap<Sent, Line | null>();

/** Null if no link can have the event. An event that the chart did not take is an empty line. */
function lineOf(flow: AnyFlow, sent: Sent): Line | null {
  const { path, event, button, before } = sent;
  const call = callIn(event);
  const text = (words: string, isExample = false): Line => ({ text: words, isExample });
  if (call && button !== undefined) return text(`settle ${written(path)} ${call} ${button}`);
  if (call) return text(`await ${written(path)} ${call}`);
  if (!before?.can(event)) return text('');
  const shared = shareEvent(event, before.context, casesOf(flowAt(flow, path).id));
  return shared && text(`send ${written(path)} ${withPayload(event.type, shared.payload)}`, shared.isExample);
}

function knownLineOf(flow: AnyFlow, sent: Sent): Line | null {
  const known = lines.get(sent);
  if (known !== undefined) return known;
  const line = lineOf(flow, sent);
  lines.set(sent, line);
  return line;
}

/** The trail of the events that followed the start of a page, or its way to a state. */
export function trailOf(flow: AnyFlow, sent: readonly Sent[]): Trail {
  const none = { lines: [], examples: 0, lost: '' };
  if (!sent.some((each) => isVisitors(each) || each.button !== undefined)) return none;
  const all = sent.map((each) => knownLineOf(flow, each));
  const at = all.indexOf(null);
  const missing = sent[at];
  if (missing) return { ...none, lost: `what “${missing.event.type}” chose or typed is personal` };
  const kept = all
    .filter((line) => line !== null && line.text !== '')
    .map((line) => line as Line)
    // Each letter that was typed has the same example.
    .filter((line, index, each) => !(line.isExample && line.text === each[index - 1]?.text));
  const texts = kept.map(({ text }) => text);
  if (encodeURIComponent(texts.join()).length > longest)
    return { ...none, lost: 'too much has happened for an address' };
  return { ...none, lines: texts, examples: kept.filter(({ isExample }) => isExample).length };
}

/** Reads a line of a trail; null if it is none. */
export function stepIn(line: string): TrailStep | null {
  const [does, place = '', name, rest] = line.match(/^(\w+) (\S+) (\S+)(?: (.*))?$/s)?.slice(1) ?? [];
  const path = place === own ? [] : place.split('/');
  if (name === undefined) return null;
  if (does === 'await') return { does, path, call: name };
  if (does === 'settle' && rest) return { does, path, call: name, answer: rest };
  if (does !== 'send') return null;
  try {
    return { does, path, type: name, payload: JSON.parse(rest ?? '{}') };
  } catch {
    return null;
  }
}
