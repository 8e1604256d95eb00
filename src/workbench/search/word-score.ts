import type { Wanted } from './wanted.ts';

interface Score {
  /** The number of words that a text has. */
  readonly count: number;
  /** As the number, with less for a word that the text has in another form. */
  readonly weight: number;
}

const asOther = 0.9;

/** A short word is looked for where a word begins: 'no' is in too many others. */
const short = /^[\p{L}\p{N}]{1,3}$/u;

const hasWord = (text: string, word: string): boolean =>
  short.test(word) ? new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(text) : text.includes(word);

/** Counts the words of a search that a text in small letters has. */
export const scoreOf =
  (wanted: readonly Wanted[]) =>
  (text: string): Score => {
    const weights = wanted.map(({ words, others }) =>
      hasWord(text, words) ? 1 : others.some((other) => hasWord(text, other)) ? asOther : 0,
    );
    return {
      count: weights.filter((weight) => weight > 0).length,
      weight: weights.reduce<number>((sum, weight) => sum + weight, 0),
    };
  };

/** The number of words from which a text is found: more than half of them, so both of two. */
export const enough = (wanted: readonly Wanted[]): number => Math.floor(wanted.length / 2) + 1;

/** What has more than half of the words, or another number of them, and first what has most. Equals keep their order. */
export function ranked<T>(
  all: readonly T[],
  wanted: readonly Wanted[],
  textOf: (each: T) => string,
  least = enough(wanted),
): readonly T[] {
  if (wanted.length === 0) return [];
  const score = scoreOf(wanted);
  return all
    .map((each) => ({ each, ...score(textOf(each)) }))
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.weight - one.weight)
    .map(({ each }) => each);
}
