import { type Struct, validate } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { Claim, ToRead } from '#domain/overview/task-responses.ts';
import { DetailedPolicy } from '#domain/policies/details/detailed-policy.ts';
import { PolicySummary } from '#domain/policies/policy-summary.ts';
import { UnpaidInvoice } from '#domain/policies/unpaid-invoices.ts';
import { DamageCustomer } from '#domain/shared/damage-customer.ts';
import { PersonCustomer } from '#domain/shared/person-customer.ts';

const version = {
  forsikringsnummer: '1000101',
  versjon: 3,
  terminer: '012',
  premie: 6120,
  tfapremie: 340,
  brukPeriodepremie: true,
  periodepremie: 510,
  periode: { fra: '2026-01-01', til: '2026-12-31' },
  info: 'Kasko',
  forsikringstekst: 'Volvo V60',
  produkt: 'M05',
  kanEndreKmstand: true,
  anbefalEndreKmstand: false,
  kanEndres: true,
  kanKjopes: true,
  status: 'KRAFT',
  akseptPaaVent: false,
  allowGrontKort: true,
  forsikringsprodukt: { produktkode: 'M05', produktnavn: 'Bil', fagsystem: 'TIA', canBePurchased: true },
};

const damagePolicy = { ...version, nesteVersjon: { ...version, versjon: 4, status: 'FORNYELSE' } };

const damageCustomer = {
  transaksjonsId: 'tx-1',
  kundetype: 'Privat',
  kundestatus: 'AKTIV',
  offentligId: '01017012345',
  kundenummer: '1000001',
  fornavn: 'Kari',
  etternavn: 'Skogly',
  legitimert: true,
  bankForholdRegnr: '3361',
  betalingsmate: 'EFAKTURA',
  adresse: {
    gatenavn: 'Granveien',
    gatenummer: '12',
    oppgang: 'B',
    postnummer: '0150',
    poststed: 'Oslo',
  },
  bankregnr: '3361',
  gyldigAvtalegiro: false,
  terminer: '012',
  deaktiverteProdukter: ['M05'],
  forsikringer: [],
  tilbud: [],
  radgiverTilbud: { tilbudList: [{ forsikringsnummer: '1000102' }] },
  fordelsprogram: 'Gull',
};

const lifePolicy = {
  forsikringsnummer: '7000101',
  versjon: 1,
  produktkode: 'S20',
  status: 'A',
  forsikringstekst: 'Liv',
  forsikringssum: 1_000_000,
  helsestatus: 'AKTIV',
  pris: 2400,
  periode: { fra: '2026-01-01', til: '2026-12-31' },
  forsikrede: {
    foedselsnummer: '01017012345',
    organisasjonsnummer: '923609016',
    kundenummer: '3143791',
    navn: 'Kari Skogly',
  },
};

const personCustomer = {
  foedselsnummer: '01017012345',
  fodselsnummer: '01017012345',
  organisasjonsnummer: '923609016',
  fornavn: 'Kari',
  etternavn: 'Skogly',
  epost: 'kari@skogly.example',
  kundenummer: '3143791',
  gyldigAvtalegiro: true,
  kontoId: 'A',
  aktiveForsikringer: [lifePolicy],
  midlertidigeForsikringer: [lifePolicy],
};

/** For each field of the value: its path, and a copy with a function in its place, which no response can contain. */
function broken(value: unknown, at = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => {
    const withField = (field: unknown) =>
      Array.isArray(value)
        ? value.map((each, index) => (String(index) === name ? field : each))
        : { ...value, [name]: field };
    const path = `${at}${name}`;
    return [
      [path, withField(() => {})] as const,
      ...broken(held, `${path}.`).map(([inner, field]) => [inner, withField(field)] as const),
    ];
  });
}

/** The value that the app gets from a response; undefined if it is refused. */
const readAs =
  <T, S>(struct: Struct<T, S>) =>
  (value: unknown): unknown =>
    validate(value, struct, { coerce: true })[1];

const holdsFunction = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsFunction));

describe.each([
  ['the damage customer (A3.1)', readAs(DamageCustomer), damageCustomer],
  [
    'a damage policy with its next version (A3.2)',
    readAs(DamageCustomer),
    { ...damageCustomer, forsikringer: [damagePolicy] },
  ],
  ['the person customer with life policies (A3.3)', readAs(PersonCustomer), personCustomer],
  [
    'the summary of a life policy (A3.4)',
    readAs(PolicySummary),
    {
      forsikringsnummer: '9000101',
      navn: 'Ufør',
      beskrivelse: 'Engangssum',
      status: 'PENDING',
      fagsystem: 'NICE',
    },
  ],
  [
    'the part of a policy that only its details have (B3.4, B3.6, B3.7, B7.6)',
    readAs(DetailedPolicy),
    { betalingsmate: 'AVTALEGIRO', pris: 6900, forsikrede: { navn: 'Kari Skogly' }, variantId: 'A' },
  ],
  [
    'an unpaid invoice (A3.16)',
    readAs(UnpaidInvoice),
    { fakturanummer: '1', kid: '0001', belop: 958, forfallsdato: '2026-11-10' },
  ],
  [
    'a claim (A3.16)',
    readAs(Claim),
    { id: '1', tittel: 'Bagasje', status: 'UNDER_UTFYLLING', opprettetDato: '2026-11-10' },
  ],
  [
    'a message or a document to read (A3.16)',
    readAs(ToRead),
    { id: '1', tittel: 'Brev', mottattDato: '2026-11-10' },
  ],
] as const)('%s', (_, read, full) => {
  test('is read with all of its fields', () => {
    expect(read(full)).toEqual(full);
  });

  test('is refused, or read without the field, if a field has the wrong type', () => {
    expect(broken(full).flatMap(([path, value]) => (holdsFunction(read(value)) ? [path] : []))).toEqual([]);
  });
});

test.each([
  ['an unpaid invoice', readAs(UnpaidInvoice), { fakturanummer: '1' }, { forfallsdato: '' }],
  ['a claim', readAs(Claim), { id: '1', status: 'UNDER_UTFYLLING' }, { tittel: '' }],
  ['a message or a document', readAs(ToRead), { id: '1', tittel: 'Brev' }, { mottattDato: '' }],
] as const)('%s may lack what its task can do without (A3.16)', (_, read, needed, missing) => {
  expect(read(needed)).toEqual({ ...needed, ...missing });
});
