import { array, type Infer, object, string } from 'superstruct';
import type { Visits } from './visits.ts';

/** The files with the coverage of each kind of run, for the report. */
export const rawFiles = {
  chromium: 'coverage/raw/chromium.json',
  journeys: 'coverage/raw/journeys.json',
} as const;

/** One file for each flow in the DOM: several processes run them. */
export const domFile = (flow: string): string => `coverage/raw/dom/${flow}.json`;

/** A generated path that ran, with page and chart in agreement at each step. */
const path = object({
  flow: string(),
  name: string(),
  transitions: array(string()),
  states: array(string()),
});

/** A journey in Chromium, with the states that its page reported: 'self-declaration: declaring.answering'. */
const journey = object({ name: string(), states: array(string()) });

export const rawPaths = array(path);
export const rawJourneys = array(journey);

export type RawPath = Infer<typeof path>;
export type RawJourney = Infer<typeof journey>;

/** The data of the report. */
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
