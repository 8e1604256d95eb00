import { describe, expect, test } from 'vitest';
import type { Representative } from '#domain/person/representative.ts';
import { invoicedCustomer, nextPayment } from '#domain/policies/next-payment.ts';
import { car } from '#flows/fixtures/customer.ts';
import { unbroken } from '#test/support/no-break-space.ts';

const today = '2026-11-22';
const due = (forfallsdato: string, belop: number | null = 958) => ({ belop, forfallsdato });
const overdue = 'Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.';

describe('the next payment (C4.42, A8.18)', () => {
  test('is the invoice that falls due first, whatever their order', () => {
    expect(nextPayment([due('2027-01-02', 241), due('2026-12-02')], today)).toEqual({
      text: `${unbroken('958 kr')}, forfaller 02.12.2026`,
      more: 'Har du betalt? Det kan ta opptil 2 virkedager før betalingen er registrert.',
      isOverdue: false,
    });
  });

  test('says what to do about an overdue one, from the day after it fell due', () => {
    expect(nextPayment([due('2026-11-21')], today)).toEqual({
      text: `${unbroken('958 kr')}, forfalt 21.11.2026`,
      more: overdue,
      isOverdue: true,
    });
    expect(nextPayment([due('2026-11-22')], today)?.isOverdue).toBe(false);
  });

  test('counts several overdue ones and adds them up, without those that are not due', () => {
    expect(nextPayment([due('2026-11-10'), due('2026-12-02', 241), due('2026-10-10', 1000)], today)).toEqual({
      text: `${unbroken('1 958 kr')} på 2 forfalte fakturaer`,
      more: 'Betal dem så snart som mulig. Det kan ta opptil 2 virkedager før betalingene er registrert.',
      isOverdue: true,
    });
  });

  test('has no sum of overdue ones while a part of it is unknown', () => {
    const both = [due('2026-11-10'), due('2026-10-10')];
    expect(nextPayment([...both, due('2026-09-10', null)], today)?.text).toBe('3 forfalte fakturaer');
    expect(nextPayment([...both, null], today)?.text).toBe('Minst 2 forfalte fakturaer');
    expect(nextPayment([...both, due('snart')], today)?.text).toBe('Minst 2 forfalte fakturaer');
  });

  test('names no amount that the insurer does not give', () => {
    expect(nextPayment([due('2026-12-02', null)], today)?.text).toBe('Faktura som forfaller 02.12.2026');
  });

  test('says that there is none only if the list is empty', () => {
    expect(nextPayment([], today)?.text).toBe('Ingen ubetalte fakturaer');
    expect(nextPayment([null], today)).toBeNull();
    expect(nextPayment([due('snart')], today)).toBeNull();
  });
});

const themselves: Representative = { organisasjonsnummer: null, relations: [] };
const policy = { ...car, periode: { fra: '2026-03-01' } };
const found = { kundenummer: '1000010', policy };
const life = { kundenummer: '3000010', policy: { status: 'A', helsestatus: 'AKTIV' } };

test('only the number of the kind of insurance is requested (A7.14, C4.42)', () => {
  expect(invoicedCustomer({ representative: themselves, found, life: null })).toEqual({
    skadekundenummer: '1000010',
    personkundenummer: null,
  });
  expect(invoicedCustomer({ representative: themselves, found: null, life })).toEqual({
    skadekundenummer: null,
    personkundenummer: '3000010',
  });
});

test('no invoices are requested for an organisation, without a number, and before the policy is in force (C4.42)', () => {
  const representative = { ...themselves, organisasjonsnummer: '923609016' };
  expect(invoicedCustomer({ representative, found, life: null })).toBeNull();
  const unknown = { ...life, kundenummer: null };
  expect(invoicedCustomer({ representative: themselves, found: null, life: unknown })).toBeNull();
  for (const status of ['AKSEPT', 'FORNYELSE', 'ENDRETFORNYELSE', 'TILBUD', 'UKJENT']) {
    const notInForce = { ...found, policy: { ...policy, status } };
    expect(invoicedCustomer({ representative: themselves, found: notInForce, life: null })).toBeNull();
  }
  for (const changed of [{ status: 'PENDING' }, { status: 'X' }, { helsestatus: 'TIL_BEHANDLING' }]) {
    const pending = { ...life, policy: { ...life.policy, ...changed } };
    expect(invoicedCustomer({ representative: themselves, found: null, life: pending })).toBeNull();
  }
});
