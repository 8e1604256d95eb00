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
  // Masthead with the menu and the visitor's name, footer and the notice of a lost net are on every first screen.
  '/oversikt/forsikring/mine-forsikringer': {
    // The code includes the input of the landing page. A separate chunk would load at the same time for nearly all
    // visitors.
    html: 14_500,
    first: { js: 143_500, css: 14_500 },
    with: { module: 'flows/settings/settings/flow.ts', js: 159_500, css: 14_500 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering': {
    html: 14_500,
    first: { js: 130_500, css: 14_500 },
    with: { module: 'src/app/page/code-copier.tsx', js: 135_000, css: 14_500 },
  },
  '/oversikt/forsikring/egenerklaring': {
    html: 14_500,
    first: { js: 126_500, css: 14_500 },
    with: { module: 'src/views/buying/bank-selection/bank-chooser.tsx', js: 161_000, css: 14_500 },
  },
  '/oversikt/forsikring/avtalevelger': {
    html: 14_500,
    first: { js: 128_000, css: 14_500 },
    with: { module: 'src/app/errors/watch-errors.ts', js: 130_000, css: 14_500 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope': { html: 14_500, first: { js: 130_500, css: 14_500 } },
  '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort': {
    html: 14_500,
    // It loads the visitor's right to order in a company's name.
    first: { js: 136_500, css: 14_500 },
  },
  '/mellomside': { html: 14_500, first: { js: 131_000, css: 14_500 } },
  '/bedrift/nettbank/mine-forsikringer/mellomside': { html: 14_500, first: { js: 131_000, css: 14_500 } },
};
