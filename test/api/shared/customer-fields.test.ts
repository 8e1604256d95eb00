import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { getPersonCustomer } from '#api/shared/person-customer.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
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
  terminer: '012',
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
      nesteVersjon: { versjon: 4, periode: { fra: '2027-01-01', til: '2027-12-31' }, premie: 4200 },
    },
    { ...version, forsikringsnummer: '3000002' },
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

/** A copy of the response with this value at the path. */
function withValue(response: object, path: string, value: unknown): object {
  // A deep copy, so that a change in one policy does not change another one.
  const copy = JSON.parse(JSON.stringify(response));
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((at, name) => (at as Record<string, object>)[name] ?? {}, copy);
  expect(holder).toHaveProperty(last);
  (holder as Record<string, unknown>)[last] = value;
  return copy;
}

const broken = (response: object, path: string) => withValue(response, path, ['broken']);

const unreadable = (path: string) => ({
  code: 'UNREADABLE',
  developerMessage: expect.stringContaining(`${path}: expected`),
});

const readsDamage = (response: object) => {
  network(json(200, response));
  return expect(getDamageCustomer());
};

const inPolicy = (...fields: readonly string[]) => fields.map((field) => `forsikringer.0.${field}`);

describe('the damage customer', () => {
  test('is read with all fields, and a next version with only its three certain fields (B3.5)', () =>
    readsDamage(damageCustomer).resolves.toEqual(damageCustomer));

  test.each([
    ['customer number and transaction (B3.9)', ['kundenummer', 'transaksjonsId']],
    ['bank (B3.10)', ['bankForholdRegnr']],
  ])('is an error if one of these fields is invalid: %s', async (_, fields) => {
    for (const field of fields) {
      await readsDamage(broken(damageCustomer, field)).rejects.toMatchObject(unreadable(field));
      prepareCalls();
    }
  });

  test.each([
    ['number and version (B3.2)', inPolicy('forsikringsnummer', 'versjon')],
    ['premium, fee and terms (B3.3)', inPolicy('premie', 'tfapremie', 'terminer')],
    ['period premium (B3.4)', inPolicy('brukPeriodepremie', 'periodepremie')],
    ['status and hold (B3.6)', inPolicy('status', 'akseptPaaVent')],
  ])('keeps its other policies if one has an invalid field: %s (B3.5)', async (_, fields) => {
    for (const field of fields) {
      const read = withValue(damageCustomer, 'forsikringer.0', null);
      await readsDamage(broken(damageCustomer, field)).resolves.toEqual(read);
      prepareCalls();
    }
  });

  test.each([
    ['the other name of the product (B3.2)', inPolicy('produktkode')],
    ['yearly price (B3.4)', inPolicy('pris')],
    ['next version (B3.5)', inPolicy('nesteVersjon')],
    [
      'info, payment method and green card (B3.6)',
      inPolicy('info', 'betalingsmate', 'allowGrontKort', 'forsikringsprodukt'),
    ],
    ['e-mail and phone (B3.10)', ['epostadresse', 'telefonnummer']],
    ['adviser and payment method (B3.11)', ['radgiverDTO', 'radgiverDTO.telefonnummer', 'betalingsmate']],
    ['last day (B3.3)', inPolicy('periode.til')],
    [
      'address (B3.13)',
      [
        'adresse',
        ...['gatenavn', 'gatenummer', 'oppgang', 'postnummer', 'poststed'].map((name) => `adresse.${name}`),
      ],
    ],
  ])('is read without an invalid optional field: %s (B3.5)', async (_, fields) => {
    for (const field of fields) {
      const read = withValue(damageCustomer, field, null);
      await readsDamage(broken(damageCustomer, field)).resolves.toEqual(read);
      prepareCalls();
    }
  });

  test.each([
    ['product (B3.2)', inPolicy('produkt')],
    ['first day (B3.3)', inPolicy('periode.fra')],
    ['text (B3.6)', inPolicy('forsikringstekst')],
  ])('is read with an empty text in place of an invalid one: %s', async (_, fields) => {
    for (const field of fields) {
      const read = withValue(damageCustomer, field, '');
      await readsDamage(broken(damageCustomer, field)).resolves.toEqual(read);
      prepareCalls();
    }
  });

  test('keeps its other policies if one overrides the methods of objects', async () => {
    const odd = { toString: 'nei', valueOf: 'nei' };
    const read = withValue(damageCustomer, 'forsikringer.0', null);
    await readsDamage(withValue(damageCustomer, 'forsikringer.0', odd)).resolves.toEqual(read);
  });
});

describe('the person customer', () => {
  test('is read with all fields', async () => {
    network(json(200, personCustomer));
    await expect(getPersonCustomer()).resolves.toEqual(personCustomer);
  });

  test.each([
    ['customer number (B3.12)', 'kundenummer', null],
    ['e-mail (B3.12)', 'epost', null],
    ['mobile number (B3.12)', 'mobilnummer', null],
    ['health status (B3.6)', 'aktiveForsikringer.0.helsestatus', null],
    ['name of the insured person (B3.7)', 'aktiveForsikringer.0.forsikrede.navn', ''],
  ])('is read without an invalid optional field: %s', async (_, field, missing) => {
    network(json(200, broken(personCustomer, field)));
    await expect(getPersonCustomer()).resolves.toEqual(withValue(personCustomer, field, missing));
  });

  test.each(['forsikringsnummer', 'versjon'])(
    'keeps its other policies if one has an invalid %s',
    async (field) => {
      const [policy] = personCustomer.aktiveForsikringer;
      const response = { ...personCustomer, aktiveForsikringer: [policy, policy] };
      network(json(200, broken(response, `aktiveForsikringer.0.${field}`)));
      await expect(getPersonCustomer()).resolves.toEqual({ ...response, aktiveForsikringer: [null, policy] });
    },
  );
});
