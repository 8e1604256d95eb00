import type { Wanted } from './wanted.ts';

interface Score {
  /** The number of words that a text has. */
  readonly count: number;
  /** As the number, with less for a word that the text has in another form. */
  readonly weight: number;
}

const asOther = 0.9;

/** Counts the words of a search that a text in small letters has. */
export const scoreOf =
  (wanted: readonly Wanted[]) =>
  (text: string): Score => {
    const weights = wanted.map(({ words, others }) =>
      text.includes(words) ? 1 : others.some((other) => text.includes(other)) ? asOther : 0,
    );
    return {
      count: weights.filter((weight) => weight > 0).length,
      weight: weights.reduce<number>((sum, weight) => sum + weight, 0),
    };
  };

/** The number of words from which a text is found: more than half of them, so both of two. */
export const enough = (wanted: readonly Wanted[]): number => Math.floor(wanted.length / 2) + 1;

/** What has more than half of the words, and first what has most of them. Equals keep their order. */
export function ranked<T>(
  all: readonly T[],
  wanted: readonly Wanted[],
  textOf: (each: T) => string,
): readonly T[] {
  if (wanted.length === 0) return [];
  const score = scoreOf(wanted);
  return all
    .map((each) => ({ each, ...score(textOf(each)) }))
    .filter(({ count }) => count >= enough(wanted))
    .sort((one, other) => other.weight - one.weight)
    .map(({ each }) => each);
}
