import { array, type Infer, object, string } from 'superstruct';
import type { Visits } from './visits.ts';

/** Where the runs leave what they came by, for the report. */
export const rawFiles = {
  chromium: 'coverage/raw/chromium.json',
  journeys: 'coverage/raw/journeys.json',
} as const;

/** Of the DOM one for each flow: several processes run them. */
export const domFile = (flow: string): string => `coverage/raw/dom/${flow}.json`;

/** A generated path that was run, and that page and chart agreed on. */
const path = object({
  flow: string(),
  name: string(),
  transitions: array(string()),
  states: array(string()),
});

/** A pinned journey, with what the page said of itself: 'self-declaration: declaring.answering'. */
const journey = object({ name: string(), states: array(string()) });

export const rawPaths = array(path);
export const rawJourneys = array(journey);

export type RawPath = Infer<typeof path>;
export type RawJourney = Infer<typeof journey>;

/** All that the report is made of. */
export interface Raw {
  readonly dom: readonly RawPath[];
  readonly chromium: readonly RawPath[];
  readonly journeys: readonly RawJourney[];
}

export const rawPath = (flow: string, name: string, { transitions, states }: Visits): RawPath => ({
  flow,
  name,
  transitions: [...transitions],
  states: [...states],
});
