import {
  damageCustomer,
  declaration,
  digitalInsurance,
  overdueInvoice,
  personCustomer,
  relation,
  sharedGroup,
  travelCard,
  unfinishedClaim,
} from './customer.ts';
import type { SourceTable } from './source-table.ts';

/** A8.6 */
const partly =
  'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';
/** A8.9 */
const tasksMissing =
  'Det oppstod en feil ved henting av dine oppgaver, så vi vet ikke om det er noen oppgaver som mangler. Vennligst prøv igjen senere.';

const banner = ['Du er inne som', 'Bytt bruker'];
const contact = 'Har du spørsmål om helseerklæringen? Ring oss på , åpent 09:00 til 15:00.';
const takesTime =
  'Det kan ta 1–2 virkedager før en ny AvtaleGiro er registrert. Du trenger BankID for å opprette den.';

const damage = [
  'Tilbud fra rådgiveren din',
  'Se forslaget til forsikring',
  'Volvo V60 XA10001',
  'Opprett AvtaleGiro for skadeforsikringene dine',
  takesTime,
  'Rådgiveren din',
  'Siv Rådahl',
];
const life = ['Peder Skogly', 'Opprett AvtaleGiro for personforsikringene dine', takesTime];
const digital = ['Engangssum ved uførhet', 'Midlertidig'];
const shared = ['Forsikringer du har innsyn i', 'Delt av Nina M.', 'Granveien 12'];
const declarations = ['Signer helseerklæring for Jonas Skogly', contact];
const messages = ['Vi trenger flere opplysninger', 'Melding fra oss 02.11.2026'];
const documents = ['Forsikringsbevis for hytte', 'Dokument fra oss 16.11.2026'];
const acceptance = ['Godta tilbudet ditt'];
const invoices = [
  'Betal faktura',
  'Forfalt',
  '958 kr, forfall 10.11.2026. Du har en ubetalt faktura som har forfalt. Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.',
];
const claims = ['Gjør ferdig skademeldingen', 'Bagasje borte på reise'];
const threads = ['Meldinger', '9+'];
const travelCards = ['Reisekort'];

/** What no source can take away (A2.23 to A2.25, A2.30). */
export const privateAlways = [
  'Forsikring',
  'Kjøp forsikring',
  'Meld skade',
  'Se dokumenter',
  'Oppgaver',
  'Mine forsikringer',
  'Faktura',
  'Dokumenter',
  'Profil og innstillinger',
  'Dele forsikringer',
  'Ofte stilte spørsmål og svar',
  'Gi oss tilbakemelding',
];

/** What stands where the adviser would (A9.10). */
const noAdviser = 'Trenger du hjelp?';

/** A8.5 */
const damageMissing = [
  'Noe gikk galt',
  'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
  'Prøv igjen',
];

const list = (name: string, path: string, shows: readonly string[], there: unknown) =>
  ({
    path,
    there,
    shows,
    fails: { costs: [name], says: [tasksMissing] },
    none: { body: [], costs: [name] },
    slow: { costs: [name] },
  }) as const;

export const privateSources = {
  relations: {
    path: '/web/relasjoner',
    there: [relation],
    shows: banner,
    // A2.26, A2.40: who has no relations, and whose relations cannot be had, has nobody to switch to.
    fails: { costs: ['relations'] },
    none: { body: [], costs: ['relations'] },
    slow: { costs: ['relations'] },
  },
  damage: {
    path: '/skade/kunde',
    there: damageCustomer,
    shows: damage,
    // A7.14: the claims are asked for by the number of the damage customer.
    fails: { costs: ['damage', 'claims'], says: [partly, ...damageMissing, noAdviser] },
    none: {
      body: { ...damageCustomer, forsikringer: [], radgiverTilbud: undefined, radgiverDTO: undefined },
      costs: ['damage'],
      says: [noAdviser],
    },
    // A4.12
    slow: 'page',
  },
  life: {
    path: '/person/kunde',
    there: personCustomer,
    shows: life,
    fails: { costs: ['life'], says: [partly] },
    none: { body: { ...personCustomer, aktiveForsikringer: [] }, costs: ['life'] },
    // A7.14: the invoices are asked for by both numbers at once.
    slow: { costs: ['life', 'invoices'] },
  },
  digital: {
    path: '/fremtind/forsikringer',
    there: [digitalInsurance],
    shows: digital,
    fails: { costs: ['digital'], says: [partly] },
    none: { body: [], costs: ['digital'] },
    slow: { costs: ['digital'] },
  },
  shared: {
    path: '/delteforsikringer',
    there: [sharedGroup],
    shows: shared,
    fails: { costs: ['shared'], says: [partly] },
    none: { body: [], costs: ['shared'] },
    slow: { costs: ['shared'], skeletons: 1 },
  },
  bank: {
    path: '/bankinfo',
    there: { name: 'Sparebanken Solvik', bankregnr: '3361' },
    shows: [],
    // A7.3: without the bank, life insurance is not asked for.
    fails: { costs: ['life'], says: [partly] },
    none: null,
    slow: { costs: ['life', 'invoices'] },
  },
  agreement: {
    path: '/avtalebytte',
    there: { isAvtalebytte: false },
    shows: ['Skadesaker'],
    // A4.12: in place of the page, see the test.
    fails: { costs: [] },
    // A2.24: who has switched.
    none: { body: { isAvtalebytte: true }, costs: ['agreement'] },
    slow: 'page',
  },
  declarations: list('declarations', '/oppgaver/helseerklaering', declarations, [declaration]),
  hidesDeclarations: {
    path: '/toggle/skjul-helseerklaring',
    there: false,
    shows: [],
    // A3.17: a feature that nobody answers for is off; the declarations are there as they would be.
    fails: { costs: [] },
    // B4.30
    none: {
      body: true,
      costs: ['declarations'],
      says: ['Helseerklæringen blir tilgjengelig i morgen. Det skyldes en oppgradering av systemet.'],
    },
    // Until then nobody is led to what may be hidden.
    slow: { costs: ['declarations'] },
  },
  messages: list('messages', '/oppgaver/kundekommunikasjon', messages, [
    { id: '55001', tittel: 'Vi trenger flere opplysninger', mottattDato: '2026-11-02' },
  ]),
  documents: list('documents', '/oppgaver/dokumenter', documents, [
    { id: '66001', tittel: 'Forsikringsbevis for hytte', mottattDato: '2026-11-16' },
  ]),
  acceptance: {
    ...list('acceptance', '/fremtind/oppgaver/har-digital-aksept', acceptance, true),
    none: { body: false, costs: ['acceptance'] },
  },
  invoices: list('invoices', '/oppgaver/ubetalte-faktura', invoices, [overdueInvoice]),
  claims: list('claims', '/oppgaver/1000010/skademeldinger', claims, [unfinishedClaim]),
  threads: {
    path: '/kundekommunikasjon/helseerklaring/antall-meldingstrader',
    there: 12,
    // A2.45
    shows: threads,
    fails: { costs: ['threads'], says: [partly] },
    none: { body: 0, costs: ['threads'] },
    slow: { costs: ['threads'] },
  },
  travelCards: {
    path: '/reisekort',
    there: [travelCard],
    shows: travelCards,
    fails: { costs: ['travelCards'], says: [partly] },
    none: { body: [], costs: ['travelCards'] },
    slow: { costs: ['travelCards'] },
  },
} as const satisfies SourceTable;
