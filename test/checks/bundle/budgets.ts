/** Bytes after gzip. Each limit is at most about 1 kB above the weight today. */
interface Weight {
  readonly js: number;
  readonly css: number;
}

interface Budget {
  /** The document itself, with the style sheet of its first paint. */
  readonly html: number;
  /** Files that the document names. */
  readonly first: Weight;
  /** The same together with a part that is loaded on demand, and all its imports. */
  readonly with?: { readonly module: string } & Weight;
}

export const budgets: Readonly<Record<string, Budget>> = {
  // Masthead with the visitor's name, footer and the notice of a lost net are on every first screen.
  '/oversikt/forsikring/mine-forsikringer': {
    // With its dialogs and the input of the landing page. In the landing page's own chunk they would load at the same
    // time for nearly all visitors.
    html: 13_000,
    first: { js: 126_500, css: 13_500 },
    with: { module: 'flows/settings/settings/flow.ts', js: 141_500, css: 13_500 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering': {
    html: 13_000,
    first: { js: 122_000, css: 13_500 },
    with: { module: 'src/app/page/code-copier.tsx', js: 123_500, css: 13_500 },
  },
  '/oversikt/forsikring/egenerklaring': {
    html: 13_000,
    first: { js: 121_000, css: 13_500 },
    with: { module: 'src/views/buying/bank-selection/bank-chooser.tsx', js: 145_000, css: 13_500 },
  },
  '/oversikt/forsikring/avtalevelger': {
    html: 13_000,
    first: { js: 122_500, css: 13_500 },
    with: { module: 'src/app/errors/watch-errors.ts', js: 123_500, css: 13_500 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope': { html: 13_000, first: { js: 127_000, css: 13_500 } },
  '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort': {
    html: 13_000,
    first: { js: 123_000, css: 13_500 },
  },
  '/mellomside': { html: 13_000, first: { js: 126_500, css: 13_500 } },
  '/bedrift/nettbank/mine-forsikringer/mellomside': { html: 13_000, first: { js: 126_500, css: 13_500 } },
};
