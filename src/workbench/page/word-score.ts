/** Counts the words of a search that a text has. */
export function scoreOf(search: string): (text: string) => number {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLowerCase();
    return words.filter((word) => lower.includes(word)).length;
  };
}

/** The score from which a text is found: more than half of the words, so both of two. */
export const enough = (search: string): number =>
  Math.floor(search.split(/\s+/).filter(Boolean).length / 2) + 1;

/** What has more than half of the words, and first what has most of them. Equals keep their order. */
export function ranked<T>(all: readonly T[], search: string, textOf: (each: T) => string): readonly T[] {
  if (search.trim() === '') return [];
  const score = scoreOf(search);
  return all
    .map((each) => ({ each, count: score(textOf(each)) }))
    .filter(({ count }) => count >= enough(search))
    .sort((one, other) => other.count - one.count)
    .map(({ each }) => each);
}
