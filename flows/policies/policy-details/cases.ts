import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { travel } from '#flows/fixtures/business-travel.ts';
import { customer, damageRefusals } from '#flows/fixtures/customer.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { policyDetailsFlow } from './flow.ts';

const link = (url: string) => ({ url: url as AllowedAddress });

const withPolicy = (changes: object) => ({
  status: 200,
  body: { ...customer, forsikringer: [{ ...travel, ...changes }] },
});

/** Its details, without any insured object. */
export const detail = {
  forsikring: { ...travel, akseptPaaVent: false, pris: 12_000, kanEndres: true, allowGrontKort: false },
  dekninger: [],
  bygninger: [],
  kjoretoy: [],
  objekter: [],
  handverk: [],
};

const life = {
  forsikringsnummer: travel.forsikringsnummer,
  versjon: travel.versjon,
  produktkode: 'S50',
  status: 'A',
  helsestatus: 'EN_LEGE',
  forsikringstekst: 'Uførepensjon',
  forsikringssum: 200_000,
  pris: 3600,
  periode: { fra: '2026-03-01' },
  forsikrede: { navn: 'Kari Nordmann' },
};

const person = (...aktiveForsikringer: readonly object[]) => ({
  status: 200,
  body: {
    fornavn: 'Kari',
    etternavn: 'Nordmann',
    kundenummer: '1',
    gyldigAvtalegiro: false,
    aktiveForsikringer,
    midlertidigeForsikringer: [],
  },
});

export const policyDetailsCases = defineCases(policyDetailsFlow, {
  input: {
    site: {
      claim: link('/meld-skade/meld-skade-skjema#/'),
      changeCar: link('/endre-bil'),
      messages: link('/meldinger'),
      missing: link('/savner-du-noe'),
      invoice: link('/faktura'),
      healthStatus: link('/helse'),
      phone: '21 00 00 00',
      alarmCentre: '+47 21 00 00 99',
    },
    address: { number: travel.forsikringsnummer, version: '2' },
    today: '2026-11-22',
  },
  events: { retried: [{}] },
  actors: {
    loadRepresentative: {
      ...representatives,
      'for themselves, with a national id': { ...representatives['for themselves'], hasNationalId: true },
    },
    noAccess: {},
    shownPolicy: {},
    nextPayment: {},
    findDamagePolicy: {
      operation: 'getDamageCustomer',
      done: {
        'business travel': withPolicy({}),
        'a product behind a toggle': withPolicy({ produkt: 'L10', nesteVersjon: null }),
        'another version': withPolicy({ versjon: 4 }),
        'an unknown product': withPolicy({ produkt: 'X99' }),
      },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 } },
    },
    areTogglesOn: {
      operation: 'getToggle',
      done: { on: { status: 200, body: true }, off: { status: 200, body: false } },
      failed: { 'internal error': { status: 500 } },
    },
    getPolicyDetail: {
      operation: 'getPolicyDetail',
      done: { loaded: { status: 200, body: detail } },
      failed: { 'internal error': { status: 500 } },
    },
    getBankInfo: {
      operation: 'getBankInfo',
      done: { known: { status: 200, body: { name: 'Sparebanken Solvik', bankregnr: '3361' } } },
      failed: { 'internal error': { status: 500 } },
    },
    findLifePolicy: {
      operation: 'getPersonCustomer',
      done: { 'under review': person(life), none: person() },
      failed: { 'internal error': { status: 500 } },
    },
  },
  endedByVisitor: ['noAccess', 'shownPolicy', 'nextPayment'],
  matters: ({ representative, isSearchingLife, found, isPlain }) => ({
    hasNationalId: representative.hasNationalId,
    role: representative.organisasjonsnummer && representative.relations[0]?.rolle,
    isSearchingLife,
    isFound: found !== null,
    isPlain,
  }),
});
