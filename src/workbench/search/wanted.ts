import { alike } from './alike.ts';

/** A word or a phrase of a search. */
export interface Wanted {
  readonly words: string;
  /** What a text may have instead. */
  readonly others: readonly string[];
}

/** The words of a question that say nothing about where its answer is. */
const silent: readonly string[] = [
  ...['a', 'an', 'and', 'are', 'at', 'be', 'can', 'does', 'happens', 'in', 'is', 'it', 'of', 'the', 'to'],
  ...['what', 'when', 'where', 'which', 'blir', 'da', 'den', 'det', 'en', 'er', 'et', 'hva', 'hvis', 'hvor'],
  ...['i', 'kan', 'kunne', 'når', 'og', 'skjer', 'som', 'til'],
];

const phrases: readonly string[] = alike
  .flat()
  .filter((words) => words.includes(' '))
  .sort((one, other) => other.length - one.length);

/** What means the same as a word or a phrase. */
export const othersOf = (words: string): readonly string[] =>
  alike
    .filter((group) => group.some((each) => words.startsWith(each)))
    .flat()
    .filter((each) => !words.startsWith(each));

/** The words of a text; a known phrase counts as one. */
function split(text: string): readonly string[] {
  const phrase = phrases.find((each) => ` ${text}`.includes(` ${each}`));
  if (phrase === undefined) return text.split(' ').filter(Boolean);
  const at = ` ${text}`.indexOf(` ${phrase}`);
  // The ending of its last word belongs to it: 'bank lists'.
  const after = text.slice(at + phrase.length).replace(/^\S+/, '');
  return [...split(text.slice(0, at)), phrase, ...split(after)];
}

/** The words of a search, without those that say nothing. */
export function wantedIn(search: string): readonly Wanted[] {
  const words = split(search.toLowerCase().trim().replace(/\s+/g, ' '));
  const telling = words.filter((word) => !silent.includes(word));
  return (telling.length > 0 ? telling : words).map((word) => ({ words: word, others: othersOf(word) }));
}
