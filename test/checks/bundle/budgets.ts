/** Bytes after gzip. */
interface Weight {
  readonly js: number;
  readonly css: number;
}

interface Budget {
  /** What the sub-app's document asks for at once. */
  readonly first: Weight;
  /** The same together with a part that comes on demand, and all that comes with it; where there is such a part. */
  readonly with?: { readonly module: string } & Weight;
}

export const budgets: Readonly<Record<string, Budget>> = {
  '/oversikt/forsikring/mine-forsikringer': {
    first: { js: 120_000, css: 25_000 },
    with: { module: 'flows/settings.ts', js: 140_000, css: 25_000 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering': {
    first: { js: 120_000, css: 25_000 },
    with: { module: 'src/app/code-copier.tsx', js: 122_000, css: 25_000 },
  },
  '/oversikt/forsikring/egenerklaring': {
    // Weighed: 120.2 kB JavaScript and 19.7 kB CSS at once; 143.7 and 19.7 kB with the dropdown. Some of it is what
    // other pages use of the modules that they share with this one (0014).
    first: { js: 122_000, css: 25_000 },
    with: { module: 'src/views/bank-selection/bank-chooser.tsx', js: 145_000, css: 25_000 },
  },
  '/oversikt/forsikring/avtalevelger': {
    first: { js: 120_000, css: 25_000 },
    with: { module: 'src/app/watch-errors.ts', js: 121_000, css: 25_000 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope': { first: { js: 125_000, css: 25_000 } },
  '/mellomside': { first: { js: 123_000, css: 25_000 } },
  '/bedrift/nettbank/mine-forsikringer/mellomside': { first: { js: 123_000, css: 25_000 } },
};
