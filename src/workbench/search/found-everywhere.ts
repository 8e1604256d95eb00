import { type Found, searchable } from './searchable.ts';
import { type Misspelt, openSpelling } from './spelling.ts';
import type { Texts } from './texts.ts';
import { type Wanted, wantedIn } from './wanted.ts';
import { enough, ranked, scoreOf } from './word-score.ts';

const spellings = new WeakMap<Texts, ReturnType<typeof openSpelling>>();

function spellingOf(texts: Texts) {
  const known = spellings.get(texts);
  if (known) return known;
  const opened = openSpelling(searchable(texts).map(({ text }) => text));
  spellings.set(texts, opened);
  return opened;
}

const correctedIn = (search: string, texts: Texts): readonly Wanted[] =>
  spellingOf(texts).corrected(wantedIn(search));

/** The words of a search that nothing has, with those that are searched for instead. */
export const misspeltIn = (search: string, texts: Texts): readonly Misspelt[] =>
  spellingOf(texts).misspelt(wantedIn(search));

/** The name of a flow as a person types it: 'Employee report'. */
const asName = (search: string): string => search.trim().toLowerCase().replace(/\s+/g, '-');

/**
 * What has more than half of the words of a search, or else some of them: first the flow with this name, then what has most of the words, and of those
 * the chart of a flow before all others.
 */
export function foundEverywhere(own: string | null, search: string, texts: Texts): readonly Found[] {
  const all = searchable(texts);
  const first = own === null ? all : [...all.filter(isOf(own)), ...all.filter((each) => !isOf(own)(each))];
  const wanted = correctedIn(search, texts);
  const most = ranked(first, wanted, ({ text }) => text);
  const found = most.length > 0 ? most : ranked(first, wanted, ({ text }) => text, 1);
  const isNamed = ({ kind, flow }: Found): boolean => kind === 'flow' && flow === asName(search);
  return [...found.filter(isNamed), ...found.filter((each) => !isNamed(each))].map(
    ({ flow, kind, name, words }) => ({ flow, kind, name, words }),
  );
}

const isOf =
  (flow: string) =>
  (found: Found): boolean =>
    found.flow === flow;

/** The flows in which a search finds most of its words. */
export function flowsWith(search: string, texts: Texts): ReadonlySet<string> {
  if (search.trim() === '') return new Set();
  const wanted = correctedIn(search, texts);
  const score = scoreOf(wanted);
  const scored = searchable(texts)
    .filter(({ flow }) => flow !== '')
    .map(({ flow, text }) => ({ flow, ...score(text) }))
    .filter(({ count }) => count >= enough(wanted));
  const best = Math.max(0, ...scored.map(({ weight }) => weight));
  return new Set(scored.filter(({ weight }) => weight === best).map(({ flow }) => flow));
}
