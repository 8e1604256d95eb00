/** Bytes after gzip. Each limit is at most about 1 kB above the weight today. */
interface Weight {
  readonly js: number;
  readonly css: number;
}

/** Everything that a page loads before its content: the document's files, and parts that load on demand. */
interface Content {
  readonly page: string;
  readonly modules: readonly string[];
  readonly js: number;
  /** How many files. Each takes a place in the queue of HTTP/1.1, and some 400 bytes of headers. */
  readonly files: number;
}

interface Budget {
  /** The document, with the style sheet of its first paint. */
  readonly html: number;
  /** Files that the document links to. */
  readonly first: Weight;
  /** The same with a part that loads on demand, and all its imports. */
  readonly with?: { readonly module: string } & Weight;
  readonly content?: readonly Content[];
}

/** Every document loads it at once. */
const watchErrors = 'src/app/errors/watch-errors.ts';

/** A flow with drafts loads them when it starts. */
const drafts = 'src/app/drafts/drafts.ts';

export const budgets: Readonly<Record<string, Budget>> = {
  // The script for older browsers (0.35 kB) is in every document.
  // The rows of a company on a phone, the sum with its bar and the year beside the policies take 0.3 kB of styles, and
  // 0.9 kB of the landing page's code.
  // Number and cost at the top of the overview, buttons beside each other on a policy's page, totals with a rank of their own,
  // and covers that fit with large text take 0.2 kB of styles, and 0.1 kB of the landing page's code; what folds say is
  // 0.6 kB of a policy's.
  // Masthead with the menu and the visitor's name, footer and the notice of a lost net are on every first screen. The phone
  // number on error cards and beside narrow pages is 0.1 kB, the lines of the intermediate page 0.2 kB, and hiding a national
  // identity number in the address 0.2 kB. The way back to the overview without a load, and no names of an ended session,
  // take 0.1 kB. The denser list of policies to change, the distances in dialogs and what a closed fold holds take 0.1 kB of
  // styles. That the message of a lost network covers no focused element takes 0.1 kB of every document. What covers are, in
  // plain words, takes 0.9 kB of a policy's page, their link to the terms 0.3 kB, and objects side by side 0.8 kB and 0.1 kB of styles. Whether the session belongs to somebody else by now (0016) takes 0.3 kB of every document.
  '/oversikt/forsikring/mine-forsikringer': {
    // The code includes the input of the landing page. A separate chunk would load at the same time for nearly all
    // visitors.
    html: 13_000,
    first: { js: 141_700, css: 16_500 },
    with: { module: 'flows/settings/settings/flow.ts', js: 161_200, css: 16_500 },
    content: [
      { page: 'landing page', modules: [watchErrors, 'flows/overview/home/flow.ts'], js: 161_900, files: 12 },
      {
        page: 'policy',
        modules: [watchErrors, 'flows/arriving/page-gate/flow.ts', 'flows/policies/policy-details/flow.ts'],
        js: 171_400,
        files: 25,
      },
    ],
  },
  '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering': {
    html: 13_000,
    first: { js: 130_300, css: 16_500 },
    with: { module: 'src/app/page/code-copier.tsx', js: 136_300, css: 16_500 },
  },
  '/oversikt/forsikring/egenerklaring': {
    html: 13_000,
    first: { js: 125_200, css: 16_500 },
    with: { module: 'src/views/buying/bank-selection/bank-chooser.tsx', js: 159_700, css: 16_500 },
    content: [{ page: 'self-declaration', modules: [watchErrors, drafts], js: 128_500, files: 10 }],
  },
  '/oversikt/forsikring/avtalevelger': {
    html: 13_000,
    first: { js: 127_600, css: 16_500 },
    with: { module: 'src/app/errors/watch-errors.ts', js: 129_200, css: 16_500 },
  },
  '/oversikt/forsikring/mine-forsikringer/kjope': { html: 13_000, first: { js: 129_900, css: 16_500 } },
  '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort': {
    html: 13_000,
    // It loads the visitor's right to order in a company's name.
    first: { js: 137_700, css: 16_500 },
  },
  '/mellomside': { html: 13_000, first: { js: 131_200, css: 16_500 } },
  '/bedrift/nettbank/mine-forsikringer/mellomside': { html: 13_000, first: { js: 131_200, css: 16_500 } },
};
