/** Bytes after gzip. Each limit is at most about 1 kB above the weight today. */
interface Weight {
  readonly js: number;
  readonly css: number;
}

interface Budget {
  /** Files that the sub-app's document loads at once. */
  readonly first: Weight;
  /** The same together with a part that is loaded on demand, and all its imports. */
  readonly with?: { readonly module: string } & Weight;
}

export const budgets: Readonly<Record<string, Budget>> = {
  '/oversikt/forsikring/mine-forsikringer': {
    // With its dialogs and the input of the landing page. In the landing page's own chunk they would load at the same
    // time for nearly all visitors.
    first: { js: 126_500, css: 23_500 },
    with: { module: 'flows/settings/settings/flow.ts', js: 141_500, css: 23_500 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering': {
    first: { js: 122_000, css: 23_500 },
    with: { module: 'src/app/page/code-copier.tsx', js: 123_500, css: 23_500 },
  },
  '/oversikt/forsikring/egenerklaring': {
    first: { js: 121_000, css: 23_500 },
    with: { module: 'src/views/buying/bank-selection/bank-chooser.tsx', js: 155_500, css: 23_500 },
  },
  '/oversikt/forsikring/avtalevelger': {
    first: { js: 122_500, css: 23_500 },
    with: { module: 'src/app/errors/watch-errors.ts', js: 123_500, css: 23_500 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope': { first: { js: 127_000, css: 23_500 } },
  '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort': { first: { js: 123_000, css: 23_500 } },
  '/mellomside': { first: { js: 126_500, css: 23_500 } },
  '/bedrift/nettbank/mine-forsikringer/mellomside': { first: { js: 126_500, css: 23_500 } },
};
