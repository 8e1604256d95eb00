import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { array, create, type Infer, object, string } from 'superstruct';

/** A journey that covered a part of a chart. */
interface Journey {
  readonly name: string;
  /** Its test file; null if it ran in Chromium. */
  readonly file: string | null;
}

/** Each file of journeys in the DOM writes what its tests covered into a file of this folder. */
export const journeysFolder = 'coverage/raw/journeys';

const inDom = array(
  object({ name: string(), file: string(), transitions: array(string()), states: array(string()) }),
);

export type RawDomJourney = Infer<typeof inDom>[number];

/** A journey in Chromium knows only the states that its page has shown: 'bank-selection: choosing.open'. */
const inChromium = array(object({ name: string(), states: array(string()) }));

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The journeys of the last runs that took a transition, by its name, or visited a leaf, as 'bank-selection.unavailable'.
 * Null if no run has left anything.
 */
export function journeysOf(
  part: string,
  folder = journeysFolder,
  browsers = 'coverage/raw/journeys.json',
): readonly Journey[] | null {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const dom = files.flatMap((file) => create(read(`${folder}/${file}`), inDom));
  const chromium = existsSync(browsers) ? create(read(browsers), inChromium) : [];
  if (dom.length + chromium.length === 0) return null;
  return [
    ...dom
      .filter(({ transitions, states }) => transitions.includes(part) || states.includes(part))
      .map(({ name, file }) => ({ name, file })),
    ...chromium
      .filter(({ states }) => states.some((state) => state.replace(': ', '.') === part))
      .map(({ name }) => ({ name, file: null })),
  ];
}
