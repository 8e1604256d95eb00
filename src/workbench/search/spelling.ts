import Fuse from 'fuse.js';
import { alike } from './alike.ts';
import { othersOf, type Wanted } from './wanted.ts';

/** A word that no text has, and the words that are spelled almost like it. */
export interface Misspelt {
  readonly word: string;
  readonly instead: readonly string[];
}

/** A shorter word is like too many others. */
const shortest = 4;
/** The largest number of words that replace one. */
const most = 3;

const wordsIn = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}_]{4,}/gu) ?? [])),
];

/** Corrects the words of a search that none of the texts has. The texts are in small letters. */
export function openSpelling(texts: readonly string[]) {
  const fuse = new Fuse(wordsIn([...texts, ...alike.flat()]), {
    threshold: 0.34,
    ignoreLocation: true,
    ignoreFieldNorm: true,
    includeScore: true,
  });
  const isKnown = ({ words, others }: Wanted): boolean =>
    [words, ...others].some((each) => texts.some((text) => text.includes(each)));
  const nearest = (word: string): readonly string[] => {
    const found = fuse.search(word, { limit: most });
    const best = found[0]?.score ?? 0;
    return found.filter(({ score = 1 }) => score <= best + 0.01).map(({ item }) => item);
  };
  const misspelt = (wanted: readonly Wanted[]): readonly Misspelt[] =>
    wanted
      .filter((each) => each.words.length >= shortest && !isKnown(each))
      .map(({ words }) => ({ word: words, instead: nearest(words) }))
      .filter(({ instead }) => instead.length > 0);
  return {
    misspelt,
    corrected(wanted: readonly Wanted[]): readonly Wanted[] {
      const wrong = misspelt(wanted);
      return wanted.map((each) => {
        const instead = wrong.find(({ word }) => word === each.words)?.instead;
        return instead ? { ...each, others: instead.flatMap((word) => [word, ...othersOf(word)]) } : each;
      });
    },
  };
}
