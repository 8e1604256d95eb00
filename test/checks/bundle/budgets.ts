/** Bytes after gzip. Each limit is at most about 1 kB above the weight today. */
interface Weight {
  readonly js: number;
  readonly css: number;
}

interface Budget {
  /** The document, with the style sheet of its first paint. */
  readonly html: number;
  /** Files that the document links to. */
  readonly first: Weight;
  /** The same with a part that loads on demand, and all its imports. */
  readonly with?: { readonly module: string } & Weight;
}

export const budgets: Readonly<Record<string, Budget>> = {
  // The script for older browsers (0.35 kB) is in every document.
  // Masthead with the visitor's name, footer and the notice of a lost net are on every first screen.
  '/oversikt/forsikring/mine-forsikringer': {
    // The code includes the input of the landing page. A separate chunk would load at the same time for nearly all
    // visitors.
    html: 14_000,
    first: { js: 142_500, css: 14_500 },
    with: { module: 'flows/settings/settings/flow.ts', js: 158_500, css: 14_500 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering': {
    html: 14_000,
    first: { js: 129_500, css: 14_500 },
    with: { module: 'src/app/page/code-copier.tsx', js: 134_000, css: 14_500 },
  },
  '/oversikt/forsikring/egenerklaring': {
    html: 14_000,
    first: { js: 125_500, css: 14_500 },
    with: { module: 'src/views/buying/bank-selection/bank-chooser.tsx', js: 160_000, css: 14_500 },
  },
  '/oversikt/forsikring/avtalevelger': {
    html: 14_000,
    first: { js: 127_000, css: 14_500 },
    with: { module: 'src/app/errors/watch-errors.ts', js: 129_000, css: 14_500 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope': { html: 14_000, first: { js: 129_500, css: 14_500 } },
  '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort': {
    html: 14_000,
    // It loads the visitor's right to order in a company's name.
    first: { js: 135_500, css: 14_500 },
  },
  '/mellomside': { html: 14_000, first: { js: 130_500, css: 14_500 } },
  '/bedrift/nettbank/mine-forsikringer/mellomside': { html: 14_000, first: { js: 130_500, css: 14_500 } },
};
