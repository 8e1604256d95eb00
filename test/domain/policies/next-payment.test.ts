import { describe, expect, test } from 'vitest';
import type { Representative } from '#domain/person/representative.ts';
import { invoicedCustomer, nextPayment } from '#domain/policies/next-payment.ts';
import type { CustomerNumbers } from '#domain/policies/unpaid-invoices-path.ts';
import { car } from '#flows/fixtures/customer.ts';
import { unbroken } from '#test/support/no-break-space.ts';

const today = '2026-11-22';
const damage = { skadekundenummer: '1000010', personkundenummer: null };
const life = { skadekundenummer: null, personkundenummer: '3000010' };
const paymentOf = (
  invoices: Parameters<typeof nextPayment>[0]['invoices'],
  customer: CustomerNumbers = damage,
) => nextPayment({ invoices, customer, today });
const due = (forfallsdato: string, belop: number | null = 958) => ({ belop, forfallsdato });
const overdue = 'Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.';

describe('the next payment (C4.42, A8.18)', () => {
  test('is the invoice that falls due first, whatever their order', () => {
    expect(paymentOf([due('2027-01-02', 241), due('2026-12-02')])).toEqual({
      text: `${unbroken('958 kr')}, forfaller 02.12.2026`,
      more: 'Har du betalt? Det kan ta opptil 2 virkedager før betalingen er registrert.',
      isOverdue: false,
    });
  });

  test('says what to do about an overdue one, from the day after it fell due', () => {
    expect(paymentOf([due('2026-11-21')])).toEqual({
      text: `${unbroken('958 kr')}, forfalt 21.11.2026`,
      more: overdue,
      isOverdue: true,
    });
    expect(paymentOf([due('2026-11-22')])?.isOverdue).toBe(false);
  });

  test('counts several overdue ones and adds them up, without those that are not due', () => {
    expect(paymentOf([due('2026-11-10'), due('2026-12-02', 241), due('2026-10-10', 1000)])).toEqual({
      text: `${unbroken('1 958 kr')} på 2 forfalte fakturaer`,
      more: 'Betal dem så snart som mulig. Det kan ta opptil 2 virkedager før betalingene er registrert.',
      isOverdue: true,
    });
  });

  test('has no sum of overdue ones while a part of it is unknown', () => {
    const both = [due('2026-11-10'), due('2026-10-10')];
    expect(paymentOf([...both, due('2026-09-10', null)])?.text).toBe('3 forfalte fakturaer');
    expect(paymentOf([...both, null])?.text).toBe('Minst 2 forfalte fakturaer');
    expect(paymentOf([...both, due('snart')])?.text).toBe('Minst 2 forfalte fakturaer');
  });

  test('says if an invoice could not be read, because it may fall due before the others', () => {
    const unread = 'Vi kunne ikke lese alle fakturaene.';
    expect(paymentOf([due('2026-12-02'), null])).toEqual({
      text: `${unbroken('958 kr')}, forfaller 02.12.2026`,
      more: `${unread} Har du betalt? Det kan ta opptil 2 virkedager før betalingen er registrert.`,
      isOverdue: false,
    });
    expect(paymentOf([due('2026-11-21'), due('snart')])?.more).toBe(`${unread} ${overdue}`);
  });

  test('names no amount that the insurer does not give', () => {
    expect(paymentOf([due('2026-12-02', null)])?.text).toBe('Faktura som forfaller 02.12.2026');
  });

  test('says that there is none, of that kind of insurance, only if the list is empty', () => {
    expect(paymentOf([])?.text).toBe('Ingen ubetalte fakturaer for skadeforsikringene dine');
    expect(paymentOf([], life)?.text).toBe('Ingen ubetalte fakturaer for personforsikringene dine');
    expect(paymentOf([null])).toBeNull();
    expect(paymentOf([due('snart')])).toBeNull();
  });
});

const themselves: Representative = { organisasjonsnummer: null, relations: [] };
const policy = { ...car, periode: { fra: '2026-03-01' } };
const found = { kundenummer: '1000010', policy };
const foundLife = { kundenummer: '3000010', policy: { status: 'A', helsestatus: 'AKTIV' } };

test('only the number of the kind of insurance is requested (A7.14, C4.42)', () => {
  expect(invoicedCustomer({ representative: themselves, found, life: null })).toEqual({
    skadekundenummer: '1000010',
    personkundenummer: null,
  });
  expect(invoicedCustomer({ representative: themselves, found: null, life: foundLife })).toEqual({
    skadekundenummer: null,
    personkundenummer: '3000010',
  });
});

test('no invoices are requested for an organisation, without a number, and before the policy is in force (C4.42)', () => {
  const representative = { ...themselves, organisasjonsnummer: '923609016' };
  expect(invoicedCustomer({ representative, found, life: null })).toBeNull();
  const unknown = { ...foundLife, kundenummer: null };
  expect(invoicedCustomer({ representative: themselves, found: null, life: unknown })).toBeNull();
  for (const status of ['AKSEPT', 'FORNYELSE', 'ENDRETFORNYELSE', 'TILBUD', 'UKJENT']) {
    const notInForce = { ...found, policy: { ...policy, status } };
    expect(invoicedCustomer({ representative: themselves, found: notInForce, life: null })).toBeNull();
  }
  for (const changed of [{ status: 'PENDING' }, { status: 'X' }, { helsestatus: 'TIL_BEHANDLING' }]) {
    const pending = { ...foundLife, policy: { ...foundLife.policy, ...changed } };
    expect(invoicedCustomer({ representative: themselves, found: null, life: pending })).toBeNull();
  }
});
