import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { customer, damageRefusals } from '#flows/overview/private-landing/cases.ts';
import { representatives } from '#flows/shared/load-representative/cases.ts';
import { policyDetailsFlow } from './flow.ts';

const link = (url: string) => ({ url: url as AllowedAddress });

/** A farm residence: its own view stands behind a toggle. */
const residence = {
  forsikringsnummer: '7000001',
  versjon: 1,
  produkt: 'L05',
  forsikringstekst: 'Våningshus',
  info: 'Solbakken 12',
  status: 'KRAFT',
  periode: { fra: '2026-03-01', til: '2027-02-28' },
  premie: 12_000,
  terminer: '012',
  betalingsmate: 'AVTALEGIRO',
};

const withPolicy = (changes: object) => ({
  status: 200,
  body: { ...customer, forsikringer: [{ ...residence, ...changes }] },
});

const detail = {
  forsikring: {
    ...residence,
    akseptPaaVent: false,
    pris: 12_000,
    kanEndres: true,
    allowGrontKort: false,
  },
  bygninger: [
    {
      objektnummer: 1,
      objektstype: { id: 'VANINGSHUS', text: 'Våningshus' },
      opprinneligByggear: 1912,
      harBygningsdekning: true,
      harBygningpluss: false,
      harInnbodekning: false,
      harInnbopluss: false,
      harPanthaver: false,
      harRaateSkadedyrdekning: true,
      harBrannalarm: true,
    },
  ],
};

const life = {
  forsikringsnummer: '7000001',
  versjon: 1,
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
      mayBlock: ['0770', '0502'],
      overview: link('/oversikt/forsikring/mine-forsikringer'),
      claim: link('/meld-skade/meld-skade-skjema#/'),
      changeCar: link('/endre-bil'),
      messages: link('/meldinger'),
      phone: '21 00 00 00',
    },
    address: { number: residence.forsikringsnummer, version: '1' },
    today: '2026-11-22',
  },
  events: { 'change.requested': [{}], 'dialog.dismissed': [{}], retried: [{}] },
  actors: {
    loadRepresentative: representatives,
    noAccess: {},
    findDamagePolicy: {
      operation: 'getDamageCustomer',
      done: {
        'a farm residence': withPolicy({ kanEndres: true }),
        'a house': withPolicy({ produkt: 'P05', forsikringstekst: 'Hus' }),
        'one that waits': withPolicy({ status: 'AKSEPT', akseptPaaVent: true }),
        'another version': withPolicy({ versjon: 2 }),
        'an unknown product': withPolicy({ produkt: 'X99' }),
      },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 } },
    },
    areOn: {
      operation: 'getToggle',
      done: { on: { status: 200, body: true }, off: { status: 200, body: false } },
      failed: { 'internal error': { status: 500 } },
    },
    describe: {
      operation: 'getPolicyDetail',
      done: { described: { status: 200, body: detail } },
      failed: { 'internal error': { status: 500 } },
    },
    findLifePolicy: {
      operation: 'getPersonCustomer',
      done: { 'under review': person(life), none: person() },
      failed: { 'internal error': { status: 500 } },
    },
  },
  byHand: ['noAccess'],
  matters: ({ representative, found, isPlain, blocks, life, isSearched }) => ({
    role: representative?.organisasjonsnummer && representative.relations[0]?.rolle,
    product: found?.policy.produkt,
    status: found?.policy.status,
    isPlain,
    isDescribed: blocks.length > 0,
    isLife: life !== null,
    isSearched,
  }),
});
