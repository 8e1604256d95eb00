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
  // Masthead with the visitor's name, footer and the notice of a lost net are on every first screen.
  '/oversikt/forsikring/mine-forsikringer': {
    // With its dialogs and the input of the landing page. In the landing page's own chunk they would load at the same
    // time for nearly all visitors.
    first: { js: 127_500, css: 24_000 },
    with: { module: 'flows/settings/settings/flow.ts', js: 143_000, css: 24_000 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering': {
    first: { js: 122_500, css: 24_000 },
    with: { module: 'src/app/page/code-copier.tsx', js: 124_000, css: 24_000 },
  },
  '/oversikt/forsikring/egenerklaring': {
    first: { js: 121_500, css: 24_000 },
    with: { module: 'src/views/buying/bank-selection/bank-chooser.tsx', js: 145_500, css: 24_000 },
  },
  '/oversikt/forsikring/avtalevelger': {
    first: { js: 123_000, css: 24_000 },
    with: { module: 'src/app/errors/watch-errors.ts', js: 124_000, css: 24_000 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope': { first: { js: 128_000, css: 24_000 } },
  '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort': { first: { js: 123_500, css: 24_000 } },
  '/mellomside': { first: { js: 127_500, css: 24_000 } },
  '/bedrift/nettbank/mine-forsikringer/mellomside': { first: { js: 127_500, css: 24_000 } },
};
