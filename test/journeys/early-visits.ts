import type { PersonaId } from '#sandbox/personas.ts';

/** A document as a persona opens it, and the reads that its first code sends. */
export interface EarlyVisit {
  readonly page: string;
  readonly persona: PersonaId;
  readonly address: string;
  readonly first: readonly string[];
  /** The reads that follow from the responses to the first ones. */
  readonly following?: readonly string[];
  /** Those of the first reads that other visitors of the address need. */
  readonly unread?: readonly string[];
}

const transition = '/toggle/overgang';
const identification = '/avtalebytte/identification';
const relations = '/web/relasjoner';
const customer = '/skade/kunde';

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

const ofRepresentative = [transition, identification, relations];

const ofPolicy = [transition, identification, customer];

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
  },
  {
    page: 'the landing page of a customer who moves to the successor',
    persona: 'moving',
    address: '#/',
    first: ofLanding,
    unread: [customer, '/avtalebytte'],
  },
  {
    page: 'the landing page of a company',
    persona: 'business-admin',
    address: '#/',
    first: ofLanding,
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
  },
  {
    page: 'a travel card',
    persona: 'private-rich',
    address: '#/reisekort/7370010',
    first: [transition, customer, '/reisekort/forsikringsnummer/7370010'],
  },
  { page: 'the offers', persona: 'private-rich', address: '#/tilbud', first: [transition, '/tilbud'] },
  {
    page: 'an offer',
    persona: 'private-rich',
    address: '#/tilbud/bil/8130010/1',
    first: [transition, '/tilbud'],
  },
  {
    page: 'the letter of an offer',
    persona: 'private-rich',
    address: '#/tilbud/bil/8130010/1/tilbudsbrev',
    first: [...ofPolicy, '/tilbud'],
  },
  { page: 'a policy', persona: 'private-rich', address: '#/bil/7130010/2', first: ofPolicy },
  {
    page: 'a policy of a company',
    persona: 'business-admin',
    address: '#/reise-bedrift/7340001/2',
    first: ofPolicy,
    following: [relations],
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
    page: 'the self-declaration of a customer with a bank',
    persona: 'private-one',
    address: '/oversikt/forsikring/egenerklaring',
    first: [customer],
    following: ['/banker'],
  },
  {
    page: 'the self-declaration of a new customer',
    persona: 'new-customer',
    address: '/oversikt/forsikring/egenerklaring',
    first: [customer],
  },
];
