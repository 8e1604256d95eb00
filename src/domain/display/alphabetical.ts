// Norwegian: æ, ø and å stand last, and 'aa' counts as å.
const norwegian = new Intl.Collator('nb');

/** For sorting, as a Norwegian reader looks things up. */
export const alphabetically = (one: string, other: string): number => norwegian.compare(one, other);

// The collator has rules of its own for 'aA' and 'aå'.
const hasRareLetters = /[^a-zæøåA-ZÆØÅ ]|aA|[aA][åÅ]/;

/**
 * A text that compares as the collator does, where it differs from that of another text; null for a text with rare
 * letters. For long lists: the collator takes ten times as long (0028).
 */
export function sortKey(text: string): string | null {
  if (hasRareLetters.test(text)) return null;
  // The last letter of the alphabet, so after ø.
  return text.toLowerCase().replace(/aa|å/g, 'ÿ');
}
