import { fodselsnummer } from '#flows/fixtures/customer.ts';
import { homeCases } from '#flows/overview/home/cases.ts';
import { privateLandingCases } from '#flows/overview/private-landing/cases.ts';
import type { CallResponse } from './network.ts';
import { openLanding } from './page.ts';
import { type PartsTable, pageOf } from './parts-table.ts';

/** Policies may be missing from the overview (A8.6). */
export const partly =
  'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.';
/** Some tasks may be missing (A8.9). */
export const tasksMissing =
  'Det oppstod en feil ved henting av dine oppgaver, så vi vet ikke om det er noen oppgaver som mangler. Vennligst prøv igjen senere.';
const takesTime =
  'Det kan ta 1–2 virkedager før en ny AvtaleGiro er registrert. Du trenger BankID for å opprette den.';
const noAdviser = 'Trenger du hjelp?';

const part = (
  name: string,
  path: string,
  loads: string,
  shows: readonly string[],
  says: readonly string[],
) => ({
  path,
  loads,
  shows,
  fails: { costs: [name], says },
  empty: { by: 'none', costs: [name] },
});
const policies = (name: string, path: string, loads: string, shows: readonly string[]) =>
  part(name, path, loads, shows, [partly]);
const tasks = (name: string, path: string, loads: string, shows: readonly string[]) =>
  part(name, path, loads, shows, [tasksMissing]);

export const privateParts: PartsTable = {
  // Without relations, or when they fail, there is no organisation to switch to.
  relations: part(
    'relations',
    '/web/relasjoner',
    'two companies',
    ['Du ser dine egne forsikringer.', 'Bytt bruker'],
    [],
  ),
  damage: {
    path: '/skade/kunde',
    loads: 'some',
    shows: [
      'Tilbud fra rådgiveren din',
      'Se forslaget til forsikring',
      'Volvo V60 XA10001',
      'Opprett AvtaleGiro for skadeforsikringene dine',
      takesTime,
      'Rådgiveren din',
      'Siv Rådahl',
    ],
    // Claims are loaded by the number of the damage customer (A7.14).
    fails: {
      costs: ['damage', 'claims'],
      says: [
        'Noe gikk galt',
        'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
        'Det er skadeforsikringene dine som mangler. Uten dem kan vi ikke vise hva forsikringene koster til sammen.',
        'Prøv igjen',
        noAdviser,
      ],
    },
    empty: { by: 'none', costs: ['damage'], says: [noAdviser] },
  },
  life: policies('life', '/person/kunde', 'some', [
    'Peder Skogly',
    'Opprett AvtaleGiro for personforsikringene dine',
    takesTime,
  ]),
  digital: policies('digital', '/fremtind/forsikringer', 'some', ['Engangssum ved uførhet', 'Midlertidig']),
  shared: {
    ...policies('shared', '/delteforsikringer', 'some', [
      'Forsikringer du har innsyn i',
      'Delt av Nina M.',
      'Granveien 12',
    ]),
    empty: {
      by: 'none',
      costs: ['shared'],
      says: ['Forsikringer du har innsyn i', 'Du har ingen forsikringer hos oss som er registrert på deg.'],
    },
  },
  bank: {
    path: '/bankinfo',
    loads: 'one',
    shows: [],
    // Without the bank, life insurance is not loaded.
    fails: { costs: ['life'], says: [partly] },
    empty: null,
  },
  agreement: {
    path: '/avtalebytte',
    loads: 'not switched',
    shows: ['Skadesaker'],
    // Another page replaces this one (A4.12).
    fails: { costs: [] },
    // The customer has switched (A2.24).
    empty: { by: 'switched', costs: ['agreement'] },
  },
  declarations: tasks('declarations', '/oppgaver/helseerklaering', 'some', [
    'Signer helseerklæring for Jonas Skogly',
    'Har du spørsmål om helseerklæringen? Ring oss på , åpent 09:00 til 15:00.',
  ]),
  hidesDeclarations: {
    path: '/toggle/skjul-helseerklaring',
    loads: 'off',
    shows: [],
    // A toggle that cannot be loaded counts as off.
    fails: { costs: [] },
    // The toggle hides the declarations (B4.30).
    empty: {
      by: 'on',
      costs: ['declarations'],
      says: ['Helseerklæringen blir tilgjengelig i morgen. Det skyldes en oppgradering av systemet.'],
    },
  },
  messages: tasks('messages', '/oppgaver/kundekommunikasjon', 'some', [
    'Vi trenger flere opplysninger',
    'Melding fra oss 02.11.2026',
  ]),
  documents: tasks('documents', '/oppgaver/dokumenter', 'some', [
    'Forsikringsbevis for hytte',
    'Dokument fra oss 16.11.2026',
  ]),
  acceptance: tasks('acceptance', '/fremtind/oppgaver/har-digital-aksept', 'some', ['Godta tilbudet ditt']),
  invoices: tasks('invoices', '/oppgaver/ubetalte-faktura', 'overdue', [
    'Betal faktura',
    'Forfalt',
    '958 kr, forfall 10.11.2026.',
    'Du har en ubetalt faktura som har forfalt. Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.',
  ]),
  claims: tasks('claims', '/oppgaver/1000010/skademeldinger', 'unfinished', [
    'Gjør ferdig skademeldingen',
    'Bagasje borte på reise',
  ]),
  declaration: {
    path: '/har-helseerklaering',
    loads: 'some',
    shows: ['Meldinger'],
    // The link to messages depends on their count.
    fails: { costs: [] },
    empty: { by: 'none', costs: [] },
  },
  unread: {
    path: '/har-uleste-dokumenter',
    loads: 'some',
    shows: ['Nye'],
    fails: { costs: ['unread'] },
    empty: { by: 'none', costs: ['unread'] },
  },
  archive: {
    path: '/dokumenter/exists',
    loads: 'some',
    shows: ['Dokumenter'],
    // Only a response removes the link.
    fails: { costs: ['archive'], says: ['Dokumenter'] },
    // Without the link to documents, the mark for unread ones is missing too.
    empty: { by: 'none', costs: ['archive', 'unread'] },
  },
  // The badge counts to nine.
  threads: {
    ...policies('threads', '/kundekommunikasjon/helseerklaring/antall-meldingstrader', 'many', ['9+']),
    empty: { by: 'none', costs: ['threads', 'declaration'] },
  },
  // The link to travel cards is there with and without cards (B2.101).
  travelCards: policies('travelCards', '/reisekort', 'one', []),
};

/** The page shows these even if calls fail. */
export const privateAlways = [
  'Forsikring',
  'Kjøp forsikring',
  'Meld skade',
  'Se dokumenter',
  'Oppgaver',
  'Mine forsikringer',
  'Faktura',
  'Reisekort',
  'Profil og innstillinger',
  'Dele forsikringer',
  'Ofte stilte spørsmål og svar',
  'Gi oss tilbakemelding',
];

export const page = pageOf(privateParts, privateAlways, [homeCases, privateLandingCases]);

/** Opens the page of a private customer, before any response. */
export async function openAsPrivate() {
  const opened = await openLanding({
    identification: { organisasjonsnummer: null, fodselsnummer },
    paths: page.paths,
    // Every row is shown.
    openGroups: ['vehicles', 'home', 'people', 'other', 'later', 'shared-1', 'shared-2'],
  });
  return { ...opened, findAllTexts: () => [...opened.findTexts(page.texts)].sort() };
}

/** Opens the page and ends every call: with its given response, or otherwise with one that loads something. */
export async function settleWith(responses: Readonly<Record<string, CallResponse>>) {
  const opened = await openAsPrivate();
  await opened.respond({ ...page.loaded, ...responses });
  return opened;
}
