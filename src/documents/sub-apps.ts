/** A part of the portal with a document of its own (A2.1). */
interface SubApp {
  /** Path of its document in the surrounding site. */
  readonly path: string;
  /** Its first module, in `src/app`. */
  readonly entry: string;
  /** Title until the first screen has one. */
  readonly title: string;
}

const overview = '/oversikt/forsikring/mine-forsikringer';

export const subApps: readonly SubApp[] = [
  // The insurance overview (A2.2).
  { path: overview, entry: 'main/main.entry.ts', title: 'Forsikring' },
  // The self-declaration (A2.7).
  {
    path: '/oversikt/forsikring/egenerklaring',
    entry: 'buying/self-declaration.entry.ts',
    title: 'Egenerklæring',
  },
  // The pages below this address belong to the surrounding site (A2.3).
  { path: `${overview}/kjope`, entry: 'buying/buy.entry.ts', title: 'Kjøp forsikring' },
  // One page at two addresses (A2.15).
  { path: '/mellomside', entry: 'arriving/intermediate.entry.ts', title: 'Forsikring' },
  {
    path: '/bedrift/nettbank/mine-forsikringer/mellomside',
    entry: 'arriving/intermediate.entry.ts',
    title: 'Forsikring',
  },
  // The order of a green card (A2.5).
  {
    path: `${overview}/bestill-gront-kort`,
    entry: 'policies/green-card.entry.ts',
    title: 'Bestill grønt kort',
  },
  // The agreement chooser (A2.8).
  {
    path: '/oversikt/forsikring/avtalevelger',
    entry: 'arriving/agreement-chooser.entry.ts',
    title: 'Velg hvem sine forsikringer du vil se',
  },
  // The AvtaleGiro receipt (A2.6).
  {
    path: `${overview}/kjope/avtalegiro-kvittering`,
    entry: 'buying/direct-debit-receipt.entry.ts',
    title: 'AvtaleGiro',
  },
];
