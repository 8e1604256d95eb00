import { companyCustomer } from './company.ts';
import { relation } from './customer.ts';
import type { SourceTable } from './source-table.ts';

/** A8.6 */
const partly =
  'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';

/** What no source can take away (A2.32). */
export const businessAlways = [
  'Meld skade',
  'Oversikt',
  'Faktura',
  'Dokumenter',
  'Tilganger',
  'Profil og innstillinger',
  'Gi oss tilbakemelding',
];

const overview = [
  'Til sammen',
  '16 356 kr',
  '4 090 kr',
  'Se komplett oversikt',
  'Rådgiveren din',
  'Siv Rådahl',
];

/** B6: what an administrator may do, by the role in the relation. */
const ofRole = ['Bestill ny forsikring', 'Inn- og utmelding av ansatte', 'Endre forsikringer'];

export const businessSources = {
  relations: {
    path: '/web/relasjoner',
    there: [relation],
    shows: ['Forsikringer for Fjordglimt Snekkeri AS', 'Du er inne som', 'Bytt bruker', ...ofRole],
    // The company is known by its number all the same, and what everybody may do is there.
    fails: {
      costs: ['relations'],
      says: ['Forsikringer for 923 609 016', partly],
    },
    none: { body: [], costs: ['relations'], says: ['Forsikringer for 923 609 016'] },
    // What the visitor may do is not known before: see the test.
    slow: 'page',
  },
  damage: {
    path: '/skade/kunde',
    there: companyCustomer,
    shows: overview,
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
    // A8.10
    none: {
      body: { ...companyCustomer, forsikringer: [], radgiverDTO: undefined },
      costs: ['damage'],
      says: [
        'Ingen forsikringer',
        'Fjordglimt Snekkeri AS har ingen aktive forsikringer',
        'Trenger du hjelp?',
      ],
    },
    // A4.12
    slow: 'page',
  },
} as const satisfies SourceTable;
