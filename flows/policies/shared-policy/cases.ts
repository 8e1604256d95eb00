import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { sharedPolicyFlow } from './flow.ts';

const link = (url: string) => ({ url: url as AllowedAddress });

/** Ola's car insurance; he has given the visitor insight into it. */
export const sharedCar = {
  privatRelasjonId: 'pr-2001',
  eierFornavn: 'Ola',
  eierEtternavn: 'Skogly',
  forsikring: {
    forsikringsnummer: '7130090',
    versjon: 2,
    produkt: 'M05',
    forsikringstekst: 'Bil',
    info: 'Fjellko Tur EK22345',
    status: 'KRAFT',
    akseptPaaVent: false,
    periode: { fra: '2026-01-01', til: '2026-12-31' },
    terminer: '012',
    betalingsmate: 'AVTALEGIRO',
    premie: 4812,
    tfapremie: 0,
    pris: 4812,
    nesteVersjon: { versjon: 3, periode: { fra: '2027-01-01', til: '2027-12-31' }, premie: 5005 },
    kanEndres: false,
    allowGrontKort: false,
  },
  dekninger: [
    { navn: 'Kasko', sum: null, egenandel: 6000 },
    { navn: 'Ekstrautstyr', sum: 20_000, egenandel: null },
  ],
};

const withPolicy = (changes: object) => ({
  status: 200,
  body: { ...sharedCar, forsikring: { ...sharedCar.forsikring, ...changes } },
});

export const sharedPolicyCases = defineCases(sharedPolicyFlow, {
  input: {
    site: {
      claim: link('/meld-skade/meld-skade-skjema#/'),
    },
    address: { number: sharedCar.forsikring.forsikringsnummer, version: '2' },
    today: '2026-11-22',
  },
  events: { retried: [{}] },
  actors: {
    getSharedPolicy: {
      operation: 'getPolicyDetail',
      done: { 'a car': withPolicy({}), 'another version': withPolicy({ versjon: 1, nesteVersjon: null }) },
      failed: { 'internal error': { status: 500 }, 'no insight': { status: 404 } },
    },
  },
  matters: () => null,
});
