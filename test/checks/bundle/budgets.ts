/** Bytes after gzip. Each limit is at most about 1 kB above the weight today. */
interface Weight {
  readonly js: number;
  readonly css: number;
}

/** Everything that a page loads before its content: the document's files, parts that load on demand, and its reads. */
interface Content {
  /** Its name in `test/journeys/early-visits.ts`, which has every read of the page. */
  readonly page: string;
  readonly modules: readonly string[];
  readonly js?: number;
  /** Files of code and style, and reads. Each takes a place in the queue of HTTP/1.1, and some 400 bytes of headers. */
  readonly requests: number;
}

interface Budget {
  /** The document, with the style sheet of its first paint. */
  readonly html: number;
  /** Files that the document links to. */
  readonly first: Weight;
  /** The same with a part that loads on demand, and all its imports. */
  readonly with?: { readonly module: string } & Weight;
  readonly content: readonly Content[];
}

/** Every document loads it at once. */
const watchErrors = 'src/app/errors/watch-errors.ts';

/** A flow with drafts loads them when it starts. */
const drafts = 'src/app/drafts/drafts.ts';

/** Runs before every page of the main app but the landing page (0019). */
const gate = 'flows/arriving/page-gate/flow.ts';

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
  // plain words, takes 0.9 kB of a policy's page, their link to the terms 0.3 kB, and objects side by side 0.8 kB and
  // 0.1 kB of styles. Whether the session belongs to somebody else by now (0016) takes 0.3 kB of every document.
  // One place for the paths and rules of early reads (0009) takes 0.3 kB of the main app's document, and 0.7 kB of the others.
  '/oversikt/forsikring/mine-forsikringer': {
    // The code includes the input of the landing page. A separate chunk would load at the same time for nearly all
    // visitors.
    html: 13_000,
    first: { js: 142_200, css: 16_500 },
    with: { module: 'flows/settings/settings/flow.ts', js: 161_700, css: 16_500 },
    content: [
      {
        page: 'the landing page of a private customer',
        modules: [watchErrors, 'flows/overview/home/flow.ts'],
        js: 162_300,
        requests: 34,
      },
      {
        page: 'the landing page of a company',
        modules: [watchErrors, 'flows/overview/home/flow.ts'],
        requests: 19,
      },
      {
        page: 'a policy',
        modules: [watchErrors, gate, 'flows/policies/policy-details/flow.ts'],
        js: 171_800,
        requests: 31,
      },
      {
        page: 'the settings',
        modules: [
          ...[watchErrors, gate, 'flows/settings/settings/flow.ts'],
          'src/views/settings/consents/consent-list.tsx',
        ],
        requests: 30,
      },
      {
        page: 'the persons with access',
        modules: [watchErrors, gate, 'flows/access/access/flow.ts'],
        requests: 27,
      },
      {
        page: 'the employees',
        modules: [watchErrors, gate, 'flows/employees/employee-list/flow.ts'],
        requests: 23,
      },
      {
        page: 'the report of an employee',
        modules: [watchErrors, gate, 'flows/employees/employee-report/flow.ts'],
        requests: 37,
      },
    ],
  },
  '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering': {
    html: 13_000,
    first: { js: 131_100, css: 16_500 },
    with: { module: 'src/app/page/code-copier.tsx', js: 137_100, css: 16_500 },
    content: [{ page: 'the AvtaleGiro receipt', modules: [watchErrors], requests: 13 }],
  },
  '/oversikt/forsikring/egenerklaring': {
    html: 13_000,
    first: { js: 126_000, css: 16_500 },
    with: { module: 'src/views/buying/bank-selection/bank-chooser.tsx', js: 160_500, css: 16_500 },
    content: [
      {
        page: 'the self-declaration of a new customer',
        modules: [watchErrors, drafts],
        js: 129_400,
        requests: 12,
      },
    ],
  },
  '/oversikt/forsikring/avtalevelger': {
    html: 13_000,
    first: { js: 128_400, css: 16_500 },
    with: { module: watchErrors, js: 130_000, css: 16_500 },
    content: [{ page: 'the agreement chooser', modules: [watchErrors], requests: 10 }],
  },
  '/oversikt/forsikring/mine-forsikringer/kjope': {
    html: 13_000,
    first: { js: 130_800, css: 16_500 },
    content: [
      { page: 'the buy page', modules: [watchErrors, 'src/views/buying/buy/offered.tsx'], requests: 22 },
    ],
  },
  '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort': {
    html: 13_000,
    // It loads the visitor's right to order in a company's name.
    first: { js: 138_500, css: 16_500 },
    content: [{ page: 'the document of a green card', modules: [watchErrors], requests: 25 }],
  },
  '/mellomside': {
    html: 13_000,
    first: { js: 132_100, css: 16_500 },
    content: [{ page: 'the intermediate page of a person', modules: [watchErrors], requests: 16 }],
  },
  '/bedrift/nettbank/mine-forsikringer/mellomside': {
    html: 13_000,
    first: { js: 132_100, css: 16_500 },
    content: [{ page: 'the intermediate page of a company', modules: [watchErrors], requests: 16 }],
  },
};
