// Norwegian: æ, ø and å stand last, and 'aa' counts as å.
const norwegian = new Intl.Collator('nb');

/** For sorting, as a Norwegian reader looks things up. */
export const alphabetically = (one: string, other: string): number => norwegian.compare(one, other);
