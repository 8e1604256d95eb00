import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { getPersonCustomer } from '#api/shared/person-customer.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network } from '#test/api/network.ts';

beforeEach(prepareCalls);
afterEach(() => vi.unstubAllGlobals());

const version = {
  forsikringsnummer: '3000001',
  versjon: 3,
  produkt: 'M05',
  produktkode: 'M05',
  forsikringstekst: 'Volvo V60',
  info: 'XA10001',
  status: 'KRAFT',
  akseptPaaVent: false,
  periode: { fra: '2026-01-01', til: '2026-12-31' },
  terminer: '12',
  betalingsmate: 'AVTALEGIRO',
  premie: 4000,
  tfapremie: 2900,
  brukPeriodepremie: true,
  periodepremie: 575,
  pris: 6900,
  kanEndres: true,
  allowGrontKort: true,
  forsikringsprodukt: { produktkode: 'M05', produktnavn: 'Bil', fagsystem: 'SKADE' },
};

const damageCustomer = {
  transaksjonsId: 'a1',
  kundetype: 'Privat',
  kundestatus: 'AKTIV',
  kundenummer: '1000001',
  legitimert: true,
  bankForholdRegnr: '3361',
  betalingsmate: 'EFAKTURA',
  gyldigAvtalegiro: false,
  adresse: {
    gatenavn: 'Granveien',
    gatenummer: '12',
    oppgang: 'B',
    postnummer: '0150',
    poststed: 'Oslo',
  },
  epostadresse: 'kari.skogly@epost.example',
  telefonnummer: '41000001',
  radgiverDTO: { navn: 'Siv Rådahl', telefonnummer: { value: '21000001' } },
  deaktiverteProdukter: [],
  forsikringer: [
    {
      ...version,
      nesteVersjon: { ...version, versjon: 4, periode: { fra: '2027-01-01', til: '2027-12-31' } },
    },
  ],
  tilbud: [],
};

const personCustomer = {
  fornavn: 'Kari',
  etternavn: 'Skogly',
  epost: 'kari.skogly@epost.example',
  mobilnummer: '41000001',
  kundenummer: '3143791',
  gyldigAvtalegiro: false,
  aktiveForsikringer: [
    {
      forsikringsnummer: '5000001',
      versjon: 1,
      produktkode: 'S20',
      status: 'A',
      helsestatus: 'EN_LEGE',
      forsikringstekst: 'Liv',
      forsikringssum: 1000000,
      pris: 1200,
      periode: { fra: '2026-01-01', til: null },
      forsikrede: { navn: 'Peder Skogly' },
    },
  ],
  midlertidigeForsikringer: [],
};

/** The same answer with a value in one field that no field can have. */
function brokenAt(answer: object, path: string): object {
  const copy = structuredClone(answer);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((at, name) => (at as Record<string, object>)[name] ?? {}, copy);
  expect(holder).toHaveProperty(last);
  (holder as Record<string, unknown>)[last] = ['broken'];
  return copy;
}

const unreadable = (path: string) => ({
  code: 'UNREADABLE',
  developerMessage: expect.stringContaining(`${path}: expected`),
});

const inPolicy = (...fields: readonly string[]) => fields.map((field) => `forsikringer.0.${field}`);

describe('a broken field of the damage customer is an error', () => {
  test('the answer with all fields right is taken', async () => {
    network(json(200, damageCustomer));
    await expect(getDamageCustomer()).resolves.toEqual(damageCustomer);
  });

  test.each([
    [
      'product codes, number and version (B3.2)',
      inPolicy('produkt', 'produktkode', 'forsikringsnummer', 'versjon'),
    ],
    [
      'period, premium, fee and terms (B3.3)',
      inPolicy('periode.fra', 'periode.til', 'premie', 'tfapremie', 'terminer'),
    ],
    ['period premium and yearly price (B3.4)', inPolicy('brukPeriodepremie', 'periodepremie', 'pris')],
    [
      'next version (B3.5)',
      inPolicy('nesteVersjon.versjon', 'nesteVersjon.periode.fra', 'nesteVersjon.premie'),
    ],
    [
      'text, status, payment method and green card (B3.6)',
      inPolicy('info', 'status', 'akseptPaaVent', 'betalingsmate', 'allowGrontKort'),
    ],
    ['customer number and transaction (B3.9)', ['kundenummer', 'transaksjonsId']],
    ['e-mail, phone and bank (B3.10)', ['epostadresse', 'telefonnummer', 'bankForholdRegnr']],
    [
      'adviser and payment method (B3.11)',
      ['radgiverDTO.navn', 'radgiverDTO.telefonnummer.value', 'betalingsmate'],
    ],
    [
      'address (B3.13)',
      ['gatenavn', 'gatenummer', 'oppgang', 'postnummer', 'poststed'].map((field) => `adresse.${field}`),
    ],
  ])('%s', async (_, fields) => {
    for (const field of fields) {
      network(json(200, brokenAt(damageCustomer, field)));
      await expect(getDamageCustomer()).rejects.toMatchObject(unreadable(field));
    }
  });
});

describe('a broken field of the person customer is an error', () => {
  test('the answer with all fields right is taken', async () => {
    network(json(200, personCustomer));
    await expect(getPersonCustomer()).resolves.toEqual(personCustomer);
  });

  test.each([
    ['customer number, e-mail and mobile number (B3.12)', ['kundenummer', 'epost', 'mobilnummer']],
    ['health status of a policy (B3.6)', ['aktiveForsikringer.0.helsestatus']],
    ['name of the insured person (B3.7)', ['aktiveForsikringer.0.forsikrede.navn']],
  ])('%s', async (_, fields) => {
    for (const field of fields) {
      network(json(200, brokenAt(personCustomer, field)));
      await expect(getPersonCustomer()).rejects.toMatchObject(unreadable(field));
    }
  });
});
