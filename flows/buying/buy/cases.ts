import { buyerFailure } from '#domain/buying/buyer.ts';
import type { Bank } from '#domain/shared/bank.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { visitorRoutingCases } from '#flows/arriving/visitor-routing/cases.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { buyFlow } from './flow.ts';

const address = (path: string) => path as AllowedAddress;

const person = { organisasjonsnummer: null, hasNationalId: true };
const overview = '/oversikt/forsikring/mine-forsikringer';

const customer = {
  transaksjonsId: 'a1',
  kundetype: 'Privat',
  kundestatus: 'AKTIV',
  kundenummer: '1000001',
  legitimert: true,
  bankForholdRegnr: '3361',
  betalingsmate: 'EFAKTURA',
  gyldigAvtalegiro: false,
  deaktiverteProdukter: [],
  forsikringer: [],
  tilbud: [],
};

const bank = (name: string, bankregnr: string) => ({ status: 200, body: { name, bankregnr } satisfies Bank });

const newSaleParameters = (kanAkseptereTilbudIDag: boolean) => ({
  status: 200,
  body: {
    senesteFraDato: '2027-02-19',
    senesteTilDato: '2028-02-18',
    selskapForNysalgEllerMersalg: 'EIKA',
    kanAkseptereTilbudIDag,
  },
});

export const buyCases = defineCases(buyFlow, {
  input: {
    routing: visitorRoutingCases.input,
    overview: address(overview),
    buyPage: address(`${overview}/kjope`),
    order: address(`${overview}#/bm/bestille`),
    otherInsurancesPage: { url: address('https://kunde.forsikring.example/ovrige'), target: '_blank' },
    contact: { url: address('/kundeservice/kontakt-oss') },
    phone: '21 00 00 00',
    isPartner: false,
    isNative: false,
    banks: {
      otherInsurances: ['0820'],
      ringUs: ['0770', '0502'],
      needTime: ['0502'],
    },
  },
  events: {
    retried: [{}],
    'search.changed': [
      { searchedName: 'hundeforsikring' },
      { searchedName: 'ufør' },
      { searchedName: 'romskip' },
      { searchedName: '' },
    ],
  },
  actors: {
    visitorRouting: {
      'a customer': { visitor: { ...person, transition: false, bank: null } },
      'a customer during the transition': {
        visitor: { ...person, transition: true, bank: { name: 'Solvik', bankregnr: '3361' } },
      },
      'a business': {
        visitor: {
          organisasjonsnummer: '923609016',
          hasNationalId: true,
          transition: false,
          bank: null,
        },
      },
      'the successor': { leave: address('https://kunde.forsikring.example/hopp/3361/pm/kjop') },
    },
    getSalesEntrance: {
      operation: 'getSalesEntrance',
      done: { 'this insurer': { status: 200, body: 'EIKA' } },
      failed: { 'internal error': { status: 500 } },
    },
    acceptsOffers: {
      operation: 'getNewSaleParameters',
      done: { today: newSaleParameters(true), 'not today': newSaleParameters(false) },
      failed: { 'internal error': { status: 500 } },
    },
    sellsDigitally: {
      operation: 'getDigitalSale',
      done: {
        'the customer can buy': { status: 200, body: { kanKjopeDigitalt: true } },
        'the customer cannot buy': { status: 200, body: { kanKjopeDigitalt: false } },
      },
      failed: { 'internal error': { status: 500 } },
    },
    getBuyer: {
      operation: 'getDamageCustomer',
      done: {
        'owns two products': {
          status: 200,
          body: { ...customer, deaktiverteProdukter: ['M25', 'P29'] },
        },
        unwanted: { status: 200, body: { ...customer, kundestatus: 'UONSKET' } },
      },
      // The insurer sends this code with 404. The code must win over the rule that any 404 means "not a customer yet".
      refused: { FOR3170009: { status: 404, body: { code: 'FOR3170009' } } },
      failed: {
        'no record': { status: 404 },
        'internal error': { status: 500, body: { code: 'FOR4870001' } },
        'wrong shape': { status: 200, body: { ...customer, kundenummer: null } },
      },
    },
    getBankInfo: {
      operation: 'getBankInfo',
      done: {
        'any bank': bank('Solvik', '3361'),
        'a bank that needs time': bank('Elverhøy', '0502'),
        'a bank with other insurances': bank('Tindre', '0820'),
      },
      failed: { 'not found': { status: 404 } },
    },
  },
  matters: ({ visitor, buyer, bank: known, error, form }) => ({
    transition: visitor.transition,
    customer: buyer !== null,
    bank: known?.bankregnr,
    error: error && buyerFailure(error),
    form,
  }),
});
