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
    // Beside what all share, its dialogs and what the landing page is given: in the landing page's own part it would
    // be no less for who comes there.
    first: { js: 123_000, css: 25_000 },
    with: { module: 'flows/settings/settings/flow.ts', js: 140_000, css: 25_000 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering': {
    first: { js: 121_000, css: 25_000 },
    with: { module: 'src/app/page/code-copier.tsx', js: 122_000, css: 25_000 },
  },
  '/oversikt/forsikring/egenerklaring': {
    first: { js: 120_000, css: 25_000 },
    with: { module: 'src/views/buying/bank-selection/bank-chooser.tsx', js: 145_000, css: 25_000 },
  },
  '/oversikt/forsikring/avtalevelger': {
    first: { js: 120_000, css: 25_000 },
    with: { module: 'src/app/errors/watch-errors.ts', js: 121_000, css: 25_000 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope': { first: { js: 125_000, css: 25_000 } },
  '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort': { first: { js: 118_000, css: 25_000 } },
  '/mellomside': { first: { js: 125_000, css: 25_000 } },
  '/bedrift/nettbank/mine-forsikringer/mellomside': { first: { js: 125_000, css: 25_000 } },
};
