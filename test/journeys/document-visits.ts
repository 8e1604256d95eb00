import { customer, type EarlyVisit, identification, ofPolicy, relations, transition } from './early-visit.ts';

const ofBuyPage = [
  transition,
  identification,
  '/nysalg-skade',
  '/nysalg-skade/skadesalgsinngang',
  '/digitalt-salg',
  customer,
  '/bankinfo',
];

const ofIntermediatePage = [transition, identification, '/toggle/overgang-hopp-over-mellomside'];

/** The documents beside the main app. */
export const documentVisits: readonly EarlyVisit[] = [
  {
    page: 'the self-declaration of a customer with a bank',
    persona: 'private-one',
    address: '/oversikt/forsikring/egenerklaring',
    first: [customer],
    following: ['/banker'],
    later: [identification],
  },
  {
    page: 'the self-declaration of a new customer',
    persona: 'new-customer',
    address: '/oversikt/forsikring/egenerklaring',
    first: [customer],
  },
  {
    page: 'the buy page',
    persona: 'private-rich',
    address: '/oversikt/forsikring/mine-forsikringer/kjope',
    first: ofBuyPage,
  },
  {
    page: 'the buy page of a company',
    persona: 'business-admin',
    address: '/oversikt/forsikring/mine-forsikringer/kjope',
    first: ofBuyPage,
    leaves: true,
    // The order page replaces it.
    unread: ['/nysalg-skade/skadesalgsinngang', '/digitalt-salg', customer, '/bankinfo'],
  },
  {
    page: 'the intermediate page of a person',
    persona: 'private-one',
    address: '/mellomside',
    first: ofIntermediatePage,
  },
  {
    page: 'the intermediate page of a company',
    persona: 'business-admin',
    address: '/bedrift/nettbank/mine-forsikringer/mellomside',
    first: ofIntermediatePage,
  },
  {
    page: 'the document of a green card',
    persona: 'business-admin',
    address: '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort?forsikringsnummer=7130001&versjon=2',
    first: ofPolicy,
    following: [relations],
  },
  {
    page: 'the document of a green card, for a person',
    persona: 'private-rich',
    address: '/oversikt/forsikring/mine-forsikringer/bestill-gront-kort?forsikringsnummer=7130010&versjon=2',
    first: ofPolicy,
  },
  {
    page: 'the agreement chooser',
    persona: 'business-admin',
    address: '/oversikt/forsikring/avtalevelger',
    // Its first request is a write.
    first: [],
  },
  {
    page: 'the AvtaleGiro receipt',
    persona: 'private-one',
    address: '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering?context=kjop-bil&status=ok',
    first: [],
  },
];
