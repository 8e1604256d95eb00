import { expect, test } from 'vitest';
import {
  landingDamage,
  landingLife,
  lifePolicies,
  listedPolicies,
} from '#domain/overview/landing-customers.ts';
import { claimsPath } from '#domain/overview/task-paths.ts';
import { customerNumbers, unpaidInvoicesPath } from '#domain/policies/unpaid-invoices-path.ts';
import { policy } from './private-example.ts';

const life = (forsikringsnummer: string) => ({
  ...{ forsikringsnummer, versjon: 1, produktkode: 'S20', status: 'A', forsikringstekst: 'Liv' },
  periode: { fra: '2026-12-01' },
  forsikrede: { navn: 'Kari Skogly', foedselsnummer: '01018100000', kundenummer: '31' },
});

test('the overview keeps what it uses of the damage customer, without the national identity number (A3.1)', () => {
  const kept = {
    kundestatus: 'AKTIV',
    kundenummer: '1000010',
    bankForholdRegnr: '3361',
    betalingsmate: 'AVTALEGIRO',
    gyldigAvtalegiro: true,
    radgiverDTO: { navn: 'Eva Strand' },
    radgiverTilbud: { tilbudList: [{ forsikringsnummer: '1000102' }] },
    forsikringer: [policy('M05')],
  };
  const customer = {
    ...kept,
    ...{ transaksjonsId: 'tx-1', offentligId: '01018100000', deaktiverteProdukter: [] },
  };
  expect(landingDamage(customer)).toEqual(kept);
});

test('the overview keeps what it uses of the person customer, without national identity numbers (A3.3)', () => {
  const customer = {
    ...{ fodselsnummer: '01018100000', kundenummer: '31', kontoId: 'A', gyldigAvtalegiro: false },
    aktiveForsikringer: [life('1'), null],
    midlertidigeForsikringer: [life('2')],
  };
  const kept = (number: string) => ({ ...life(number), forsikrede: { navn: 'Kari Skogly' } });
  expect(landingLife(customer)).toEqual({
    ...{ kundenummer: '31', kontoId: 'A', gyldigAvtalegiro: false },
    aktiveForsikringer: [kept('1'), null],
    midlertidigeForsikringer: [kept('2')],
  });
  expect(lifePolicies(landingLife(customer))).toEqual([kept('1'), null, kept('2')]);
});

test('only policies that are in force or agreed on are listed (A4.1)', () => {
  const forsikringer = [
    ...[policy('M05'), null, policy('P05', null, { status: 'AKSEPT' })],
    ...[policy('P10', null, { status: 'TILBUD' })],
  ];
  expect(listedPolicies({ forsikringer }).map(({ produkt }) => produkt)).toEqual(['M05', 'P05']);
});

test.each([
  ['both numbers', '10', '31', '?skadekundenummer=10&personkundenummer=31'],
  ['the damage customer alone', '10', null, '?skadekundenummer=10'],
  ['the person customer alone', null, '31', '?personkundenummer=31'],
])('the unpaid invoices are requested with %s (A7.14)', (_, skadekundenummer, personkundenummer, query) => {
  expect(unpaidInvoicesPath({ skadekundenummer, personkundenummer })).toBe(
    `/oppgaver/ubetalte-faktura${query}`,
  );
});

test('the claims are requested with the number of the customer, which is encoded (A7.14)', () => {
  expect(claimsPath('10/00')).toBe('/oppgaver/10%2F00/skademeldinger');
});

test('invoices are loaded by the numbers of a customer, and not for a visitor who is none (A7.14)', () => {
  const damage = { kundenummer: '1000' };
  const life = { kundenummer: '3000' };
  expect(customerNumbers(damage, life)).toEqual({ skadekundenummer: '1000', personkundenummer: '3000' });
  expect(customerNumbers(damage, null)).toEqual({ skadekundenummer: '1000', personkundenummer: null });
  expect(customerNumbers(null, {})).toEqual({ skadekundenummer: null, personkundenummer: null });
  expect(customerNumbers(null, null)).toBeNull();
});
