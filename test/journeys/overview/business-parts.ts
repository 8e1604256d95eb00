import { organisasjonsnummer } from '#flows/fixtures/company.ts';
import { fodselsnummer } from '#flows/fixtures/customer.ts';
import { businessLandingCases } from '#flows/overview/business-landing/cases.ts';
import { homeCases } from '#flows/overview/home/cases.ts';
import type { CallResponse } from './network.ts';
import { openLanding } from './page.ts';
import { type PartsTable, pageOf } from './parts-table.ts';

/** Policies may be missing from the overview (A8.6). */
export const partly =
  'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';

/** The page shows these even if calls fail. */
const always = [
  'Meld skade',
  'Oversikt',
  'Faktura',
  'Dokumenter',
  'Tilganger',
  'Profil og innstillinger',
  'Gi oss tilbakemelding',
];

export const businessParts = {
  relations: {
    path: '/web/relasjoner',
    loads: 'two companies',
    shows: [
      'Forsikringer for Fjordglimt Snekkeri AS',
      'Du er inne som',
      'Bytt bruker',
      // The role in the relation is administrator (B6).
      'Bestill ny forsikring',
      'Endre forsikringer',
    ],
    // The company has its number in place of its name, and only actions for every role are shown.
    fails: { costs: ['relations'], says: ['Forsikringer for 923 609 016', partly] },
    // Without a relation, the page for no access replaces this one.
    empty: null,
  },
  agreement: {
    path: '/avtalebytte',
    loads: 'not switched',
    shows: [],
    // Another page replaces this one (A4.12).
    fails: { costs: [] },
    empty: null,
  },
  damage: {
    path: '/skade/kunde',
    loads: 'some',
    shows: ['Til sammen', '16 356 kr', '4 090 kr', 'Se komplett oversikt', 'Rådgiveren din', 'Siv Rådahl'],
    fails: {
      costs: ['damage'],
      says: [
        'Noe gikk galt',
        'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
        'Prøv igjen',
        'Trenger du hjelp?',
      ],
    },
    // A company without active policies has its own sentence (A8.10).
    empty: {
      by: 'none',
      costs: ['damage'],
      says: [
        'Ingen forsikringer',
        'Fjordglimt Snekkeri AS har ingen aktive forsikringer',
        'Trenger du hjelp?',
      ],
    },
  },
} as const satisfies PartsTable;

export const page = pageOf(businessParts, always, [homeCases, businessLandingCases]);

/** Opens the page of a company, before any response. */
export async function openAsBusiness() {
  const opened = await openLanding({
    identification: { organisasjonsnummer, fodselsnummer },
    paths: { ...page.paths, bank: '/bankinfo', organisation: '/web/relasjoner/admin' },
  });
  return { ...opened, findAllTexts: () => [...opened.findTexts(page.texts)].sort() };
}

/** Opens the page and ends every call: with its given response, or otherwise with one that loads something. */
export async function settleWith(responses: Readonly<Record<string, CallResponse>>) {
  const opened = await openAsBusiness();
  await opened.respond({ ...page.loaded, ...responses });
  return opened;
}
