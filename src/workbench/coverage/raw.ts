import { array, type Infer, object, string } from 'superstruct';
import type { Visits } from './visits.ts';

/** The engines of browsers that run paths. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];

/** The runners of paths, with their names in the report. */
export const runners = {
  dom: 'the DOM',
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
} as const satisfies Record<'dom' | Engine, string>;

export type Runner = keyof typeof runners;

/** One value for each runner that the report judges. */
export type ByRunner<T> = Readonly<Partial<Record<Runner, T>>>;

/** The files with the coverage of each kind of run, for the report. */
export const rawFiles = {
  chromium: 'coverage/raw/chromium.json',
  firefox: 'coverage/raw/firefox.json',
  webkit: 'coverage/raw/webkit.json',
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

/** A journey in Chromium, with the states that its page reported: 'self-declaration: filling.typing'. */
const journey = object({ name: string(), states: array(string()) });

export const rawPaths = array(path);
export const rawJourneys = array(journey);

export type RawPath = Infer<typeof path>;
export type RawJourney = Infer<typeof journey>;

/** The data of the report, with the paths of each runner that is judged. */
export interface Raw extends ByRunner<readonly RawPath[]> {
  readonly journeys: readonly RawJourney[];
}

export const rawPath = (flow: string, name: string, { transitions, states }: Visits): RawPath => ({
  flow,
  name,
  transitions: [...transitions],
  states: [...states],
});
