import { alike } from './alike.ts';

/** A word or a phrase of a search. */
export interface Wanted {
  readonly words: string;
  /** What a text may have instead. */
  readonly others: readonly string[];
}

/** The words of a question that say nothing about where its answer is. */
const silent: readonly string[] = [
  ...[
    'a',
    'an',
    'and',
    'are',
    'at',
    'be',
    'been',
    'but',
    'by',
    'can',
    'cannot',
    'could',
    'did',
    'do',
    'does',
    'for',
  ],
  ...[
    'from',
    'get',
    'gets',
    'happen',
    'happens',
    'has',
    'have',
    'he',
    'how',
    'i',
    'if',
    'in',
    'is',
    'it',
    'me',
    'my',
  ],
  ...[
    'of',
    'on',
    'or',
    'read',
    'reads',
    'see',
    'sees',
    'shall',
    'she',
    'should',
    'show',
    'shown',
    'shows',
    'that',
  ],
  ...[
    'the',
    'their',
    'then',
    'there',
    'they',
    'this',
    'to',
    'user',
    'visitor',
    'was',
    'we',
    'were',
    'what',
    'when',
  ],
  ...['where', 'which', 'while', 'who', 'why', 'will', 'with', 'would', 'you'],
  ...[
    'at',
    'av',
    'blir',
    'brukeren',
    'da',
    'den',
    'det',
    'en',
    'er',
    'et',
    'for',
    'fra',
    'han',
    'har',
    'hun',
    'hva',
  ],
  ...[
    'hvem',
    'hvis',
    'hvor',
    'hvordan',
    'hvorfor',
    'kan',
    'kunne',
    'leser',
    'man',
    'med',
    'når',
    'og',
    'om',
    'på',
  ],
  ...['ser', 'skal', 'skjer', 'som', 'til', 'ved', 'vi', 'vil', 'være'],
];

const phrases: readonly string[] = alike
  .flat()
  .filter((words) => words.includes(' '))
  .sort((one, other) => other.length - one.length);

/** The endings of English words with the same meaning: 'expired', 'expires'. */
const ending = /(?<=\p{L}{4})(ies|es|ed|ing|s|y)$/u;

/** What means the same as a word or a phrase. Its own stem is in other forms of it, and a call is named without hyphens. */
export const othersOf = (words: string): readonly string[] =>
  [
    ...(words.includes(' ') ? [] : [words.replace(ending, ''), words.replaceAll('-', '')]),
    ...alike.filter((group) => group.some((each) => words.startsWith(each))).flat(),
  ].filter((each) => each !== '' && each !== words);

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
  const plain = search.toLowerCase().replace(/[?!,;:.]+(?=\s|$)/g, ' ');
  const words = split(plain.trim().replace(/\s+/g, ' '));
  const telling = words.filter((word) => !silent.includes(word));
  return (telling.length > 0 ? telling : words).map((word) => ({ words: word, others: othersOf(word) }));
}
