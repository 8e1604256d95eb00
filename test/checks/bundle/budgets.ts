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

/** Every document loads it at once. */
const watchErrors = 'src/app/errors/watch-errors.ts';

/**
 * What a page loads after its document, and its requests, are counted in the browser (`e2e/shared/request-limits.ts`). The
 * message of the commit that raises a limit says for what.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  // The script for older browsers (0.35 kB) is in every document.
  '/oversikt/forsikring/mine-forsikringer': {
    // The code includes the input of the landing page. A separate chunk would load at the same time for nearly all
    // visitors.
    html: 13_000,
    first: { js: 142_200, css: 16_700 },
    with: { module: 'flows/settings/settings/flow.ts', js: 162_000, css: 16_700 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering': {
    html: 13_000,
    first: { js: 131_200, css: 16_700 },
    with: { module: 'src/app/page/code-copier.tsx', js: 137_200, css: 16_700 },
  },
  '/oversikt/forsikring/egenerklaring': {
    html: 13_000,
    first: { js: 126_100, css: 16_700 },
    with: { module: 'src/views/buying/bank-selection/bank-chooser.tsx', js: 160_600, css: 16_700 },
  },
  '/oversikt/forsikring/avtalevelger': {
    html: 13_000,
    first: { js: 128_500, css: 16_700 },
    with: { module: watchErrors, js: 130_200, css: 16_700 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope': {
    html: 13_000,
    first: { js: 130_800, css: 16_700 },
  },
  '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort': {
    html: 13_000,
    // It loads the visitor's right to order in a company's name.
    first: { js: 138_800, css: 16_700 },
  },
  '/mellomside': {
    html: 13_000,
    first: { js: 132_100, css: 16_700 },
  },
  '/bedrift/nettbank/mine-forsikringer/mellomside': {
    html: 13_000,
    first: { js: 132_100, css: 16_700 },
  },
};
