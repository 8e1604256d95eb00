import { describe, expect, test } from 'vitest';
import { completedPolicy } from '#domain/policies/details/completed-policy.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';

const policy: DamagePolicy = {
  forsikringsnummer: '7010001',
  versjon: 2,
  produkt: 'M99',
  forsikringstekst: 'Bil',
  status: 'KRAFT',
  periode: { fra: '2026-03-01' },
};

const detail = (forsikring: object) => ({
  forsikring,
  dekninger: [],
  bygninger: [],
  kjoretoy: [],
  objekter: [],
  handverk: [],
});

describe('the payment method (B3.6, B3.11)', () => {
  test.each([
    ['is that of the policy', ['AVTALEGIRO', 'BANKGIRO', 'EFAKTURA'], 'AVTALEGIRO'],
    ['is that of the details if the policy has none', [undefined, 'BANKGIRO', 'EFAKTURA'], 'BANKGIRO'],
    ['is that of the details if the policy has UKJENT', ['UKJENT', 'BANKGIRO', 'EFAKTURA'], 'BANKGIRO'],
    ['is that of the customer if policy and details have none', [null, undefined, 'EFAKTURA'], 'EFAKTURA'],
    ['is missing if nobody has one', [undefined, undefined, undefined], undefined],
  ])('%s', (_, [listed, detailed, customers], shown) => {
    const found = { policy: { ...policy, betalingsmate: listed }, betalingsmate: customers };
    expect(completedPolicy(found, detail({ betalingsmate: detailed })).betalingsmate).toBe(shown);
  });

  test('is that of the customer for a policy without details', () => {
    expect(completedPolicy({ policy, betalingsmate: 'EFAKTURA' }, null).betalingsmate).toBe('EFAKTURA');
  });
});

describe('the price (B3.4, C4.1)', () => {
  test.each([
    ['is that of the policy', 6900, 7000, 6900],
    ['is that of the details if the policy has none', undefined, 7000, 7000],
  ])('%s', (_, listed, detailed, shown) => {
    expect(completedPolicy({ policy: { ...policy, pris: listed } }, detail({ pris: detailed })).pris).toBe(
      shown,
    );
  });
});

describe('the insured person (B3.7)', () => {
  const kari = { navn: 'Kari Skogly' };
  const peder = { navn: 'Peder Skogly' };
  test.each([
    ['is that of the policy', kari, peder, kari],
    ['is that of the details if the policy names nobody', { navn: '' }, peder, peder],
    ['is that of the details if the policy has none', undefined, peder, peder],
  ])('%s', (_, listed, detailed, shown) => {
    const found = { policy: { ...policy, forsikrede: listed } };
    expect(completedPolicy(found, detail({ forsikrede: detailed })).forsikrede).toEqual(shown);
  });
});
