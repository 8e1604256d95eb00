import { documentVisits } from './document-visits.ts';
import {
  customer,
  type EarlyVisit,
  identification,
  ofPolicy,
  ofRepresentative,
  relations,
  transition,
} from './early-visit.ts';

const ofLanding = [transition, identification, customer, '/avtalebytte', '/bankinfo', relations];

const ofPrivateLanding = [
  '/delteforsikringer',
  '/reisekort',
  '/fremtind/forsikringer',
  '/oppgaver/helseerklaering',
  '/toggle/skjul-helseerklaring',
  '/oppgaver/kundekommunikasjon',
  '/oppgaver/dokumenter',
  '/fremtind/oppgaver/har-digital-aksept',
  '/kundekommunikasjon/helseerklaring/antall-meldingstrader',
  '/har-helseerklaering',
  '/har-uleste-dokumenter',
  '/dokumenter/exists?dokumentType=ALL_DOKUMENT_TYPES_EXCEPT_FAKTURA',
];

/** The details and the invoices have the customer's number in their address; the terms depend on the policy. */
const ofCar = [
  '/kjoretoy/bil/kunder/1000010/forsikringer/7130010/versjon/2?transaksjonsId=5d1c7a90-3f0e-4b8e-9a55-000001000010',
  '/oppgaver/ubetalte-faktura?skadekundenummer=1000010',
  '/vilkar/metadata/M05/2025-12-18/?variantId=STANDARD',
];

export const earlyVisits: readonly EarlyVisit[] = [
  {
    page: 'the landing page of a private customer',
    persona: 'private-rich',
    address: '#/',
    first: ofLanding,
    following: [
      ...ofPrivateLanding,
      '/person/kunde',
      '/oppgaver/1000010/skademeldinger',
      '/oppgaver/ubetalte-faktura?skadekundenummer=1000010&personkundenummer=3143791',
    ],
  },
  {
    page: 'the landing page of a customer of another bank',
    persona: 'other-bank',
    address: '#/',
    first: ofLanding,
    // Life insurance is not loaded (A7.3).
    following: ofPrivateLanding,
  },
  {
    page: 'the landing page of a visitor who is no customer',
    persona: 'new-customer',
    address: '#/',
    first: ofLanding,
    // The chart decides what follows from a refusal.
    following: ofPrivateLanding,
    later: ['/person/kunde', '/oppgaver/ubetalte-faktura?personkundenummer=3443821'],
  },
  {
    page: 'the landing page of a customer who moves to the successor',
    persona: 'moving',
    address: '#/',
    first: ofLanding,
    leaves: true,
    // The toggle and the next responses say whether the visitor moves. A customer who stays would wait one round longer.
    unread: [customer, '/avtalebytte'],
    // Only a customer who moves needs them, before the redirect.
    later: ['/fremtind-router-bm/has-skadeforsikringer', '/toggle/overgang-videresending'],
  },
  {
    page: 'the landing page of a company',
    persona: 'business-admin',
    address: '#/',
    first: ofLanding,
    // The identification says that it is a company. For a person, life insurance and invoices wait for the bank.
    unread: ['/bankinfo'],
  },
  {
    page: 'the settings',
    persona: 'private-rich',
    address: '#/innstillinger',
    first: [transition, identification, '/kunde/kontaktinfo', '/bankinfo', customer],
    following: ['/reservasjon/banker/3361', '/samtykke'],
  },
  {
    page: 'the settings of a company',
    persona: 'business-admin',
    address: '#/bm/innstillinger',
    first: [...ofRepresentative, '/kunde/kontaktinfo'],
  },
  {
    page: 'the persons with access',
    persona: 'business-admin',
    address: '#/bm/tilganger',
    first: [...ofRepresentative, '/web/relasjoner/admin'],
  },
  {
    page: 'the policies to change',
    persona: 'business-admin',
    address: '#/bm/endre',
    first: [...ofRepresentative, customer],
  },
  {
    page: 'the change of a policy',
    persona: 'business-admin',
    address: '#/bm/endre/7020001',
    first: [...ofRepresentative, customer, '/kunde/kontaktinfo'],
  },
  {
    page: 'the employees',
    persona: 'business-admin',
    address: '#/bm/personal/7260002/3/ansattliste',
    first: [...ofRepresentative, customer],
  },
  {
    page: 'the order of a policy',
    persona: 'business-admin',
    address: '#/bm/bestille',
    first: [...ofRepresentative, '/kunde/kontaktinfo'],
  },
  {
    page: 'the report of an employee',
    persona: 'business-admin',
    address: '#/bm/admin/ansatt-inn-og-utmelding',
    first: [...ofRepresentative, customer, '/kunde/kontaktinfo'],
  },
  {
    page: 'the report of self-administered insurance',
    persona: 'business-self-administered',
    address: '#/bm/admin/selvadministrert-inn-og-utmelding',
    first: [...ofRepresentative, customer, '/kunde/kontaktinfo'],
  },
  {
    page: 'insight',
    persona: 'private-rich',
    address: '#/dele-forsikringer',
    first: [...ofPolicy, '/privat-relasjon', '/delteforsikringer'],
  },
  {
    page: 'the travel cards',
    persona: 'private-rich',
    address: '#/reisekort',
    first: [transition, '/reisekort', customer],
    later: [identification],
  },
  {
    page: 'a travel card',
    persona: 'private-rich',
    address: '#/reisekort/7370010',
    first: [transition, customer, '/reisekort/forsikringsnummer/7370010'],
    // The terms depend on the card.
    later: [identification, '/vilkar/metadata/P10/2026-02-01/'],
  },
  { page: 'the offers', persona: 'private-rich', address: '#/tilbud', first: [transition, '/tilbud'] },
  {
    page: 'an offer',
    persona: 'private-rich',
    address: '#/tilbud/bil/8130010/1',
    first: [transition, '/tilbud'],
    // The terms depend on the offer.
    later: ['/vilkar/metadata/M05/2026-12-11/?variantId=STANDARD'],
  },
  {
    page: 'the letter of an offer',
    persona: 'private-rich',
    address: '#/tilbud/bil/8130010/1/tilbudsbrev',
    first: [...ofPolicy, '/tilbud'],
    // The path has the customer's number.
    later: ['/dokument/tilbudsbrev/kunder/1000010/forsikringer/8130010/versjon/1'],
  },
  {
    page: 'a policy',
    persona: 'private-rich',
    address: '#/bil/7130010/2',
    first: ofPolicy,
    later: ofCar,
  },
  {
    page: 'a policy of a company',
    persona: 'business-admin',
    address: '#/reise-bedrift/7340001/2',
    first: ofPolicy,
    following: [relations],
    // The path has the customer's number, and the terms depend on the policy.
    later: [
      '/bedrift/reise-bedrift/kunder/2000001/forsikringer/7340001/versjon/2?transaksjonsId=5d1c7a90-3f0e-4b8e-9a55-000002000001',
      '/vilkar/metadata/N90/2026-02-22/?variantId=STANDARD',
    ],
  },
  {
    page: 'the green card',
    persona: 'business-admin',
    address: '#/bil/7130001/2/bestill-gront-kort',
    first: ofPolicy,
    following: [relations],
  },
  {
    page: 'a certificate',
    persona: 'private-rich',
    address: '#/bil/7130010/2/forsikringsbevis',
    first: ofPolicy,
    // The path has the customer's number.
    later: [
      '/dokument/bevis/kunder/1000010/forsikringer/7130010/versjon/2?transaksjonsId=5d1c7a90-3f0e-4b8e-9a55-000001000010',
    ],
  },
  {
    page: 'SmartDelay+',
    persona: 'private-rich',
    address: '#/7130010/2/smart-delay',
    first: ofPolicy,
  },
  {
    page: 'a shared policy',
    persona: 'private-rich',
    address: '#/delt/bil/7130090/2',
    first: [transition, '/delteforsikringer/forsikringer/7130090'],
  },
  {
    page: 'the page before the bank creates AvtaleGiro',
    persona: 'private-one',
    address: '#/avtalegiro/skade?context=kjop-bil',
    first: [transition],
    leaves: true,
    // The path has an address of the site.
    later: [
      '/avtalegiro/skade?returnPath=%2Foversikt%2Fforsikring%2Fmine-forsikringer%2Fkjope%2Favtalegiro-kvittering&returnParams=context%3Dkjop-bil',
    ],
  },
  {
    page: 'the address that finds a policy by its number',
    persona: 'private-rich',
    address: '#/router?forsikringsnummer=7130010',
    first: ofPolicy,
    later: ofCar,
  },
  {
    page: 'the certificate of a shared policy',
    persona: 'private-rich',
    address: '#/delt/bil/7130090/2/bevis',
    first: [transition, identification, '/delteforsikringer/forsikringer/7130090'],
    // The path has the relation to the owner.
    later: ['/delteforsikringer/bevis/relasjoner/pr-2001/forsikringer/7130090/versjon/2'],
  },
  { page: 'a page that does not exist', persona: 'private-one', address: '#/finnes-ikke', first: [] },
  ...documentVisits,
];
