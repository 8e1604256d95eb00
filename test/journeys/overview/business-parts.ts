import { businessLandingCases } from '#flows/overview/business-landing/cases.ts';
import { homeCases, organisasjonsnummer } from '#flows/overview/home/cases.ts';
import { fodselsnummer } from '#flows/overview/private-landing/cases.ts';
import type { Given } from './network.ts';
import { arrive } from './page.ts';
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
    loads: 'to two companies',
    shows: [
      'Forsikringer for Fjordglimt Snekkeri AS',
      'Du er inne som',
      'Bytt bruker',
      // B6: what an administrator may do, by the role in the relation.
      'Bestill ny forsikring',
      'Endre forsikringer',
    ],
    // The company's number stands for its name, and what everybody may do is shown.
    fails: { costs: ['relations'], says: ['Forsikringer for 923 609 016', partly] },
    // Without a relation, the page for no access takes its place.
    empty: null,
  },
  agreement: {
    path: '/avtalebytte',
    loads: 'as they came',
    shows: [],
    // Takes the place of the page (A4.12).
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
        partly,
        'Noe gikk galt',
        'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
        'Prøv igjen',
        'Trenger du hjelp?',
      ],
    },
    // A business without active insurances reads its own sentence (A8.10).
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

/** The page of a company, before any response. */
export async function arriveAsBusiness() {
  const opened = await arrive({
    identification: { organisasjonsnummer, fodselsnummer },
    paths: { ...page.paths, bank: '/bankinfo', administrators: '/web/relasjoner/admin' },
  });
  return { ...opened, read: () => [...opened.reads(page.texts)].sort() };
}

/** The page when every call has ended: these in this way, the others with something. */
export async function settleWith(otherwise: Readonly<Record<string, Given>>) {
  const opened = await arriveAsBusiness();
  await opened.respond({ ...page.loaded, ...otherwise });
  return opened;
}
