import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import {
  type DirectDebitSetup,
  directDebitKinds,
  exitToBank,
  isCreated,
  isPurchase,
  readSetup,
  receiptFor,
  setupAddress,
} from '#domain/buying/direct-debit.ts';
import { DirectDebitForm } from '#domain/buying/direct-debit-form.ts';
import { boughtProduct } from '#domain/buying/purchase.ts';
import type { AllowedAddress } from '#domain/site/address.ts';

const origin = 'https://bank.example';
const address = (text: string) => text as AllowedAddress;

const form = {
  url: 'https://nettbank.example/avtalegiro',
  companyName: 'Forsikringsselskapet',
  companyAccountNo: '15060012345',
  kid: '0000100001015',
  amountLimit: 10000,
};

const setup: DirectDebitSetup = { type: 'skade', isNetBank: false, context: 'kjop-bil' };
const receipt = receiptFor(address('/kvittering'), origin, setup);
const bank = { origin, hosts: ['nettbank.example'], netBank: null, receipt };

describe('the exit to the bank (A7.19)', () => {
  test('is a form with company, account, KID and limit, for the address of the response (A3.9, C2.9)', () => {
    expect(exitToBank(form, bank)).toEqual({
      post: {
        address: 'https://nettbank.example/avtalegiro',
        fields: {
          companyName: 'Forsikringsselskapet',
          companyAccountNo: '15060012345',
          kid: '0000100001015',
          amountLimit: '10000',
          returnUrl: 'https://bank.example/kvittering?context=kjop-bil',
          notificationDisabled: 'true',
        },
      },
    });
  });

  test.each([
    ['a host that is not allowed', 'https://evil.example/'],
    ['an address without TLS', 'http://nettbank.example/'],
    ['a script', 'javascript:alert(1)'],
    ['an empty address', ''],
    ['an address that is too long', `https://nettbank.example/${'a'.repeat(8_000)}`],
  ])('is null for %s', (_, url) => {
    expect(exitToBank({ ...form, url }, bank)).toBeNull();
  });

  test('is the net bank of the configuration with a query, in net-bank mode', () => {
    expect(exitToBank(form, { ...bank, netBank: address('/nettbank/opprett-avtalegiro?bank=1') })).toEqual({
      leave: `https://bank.example/nettbank/opprett-avtalegiro?${new URLSearchParams({
        bank: '1',
        kid: '0000100001015',
        receiverAccountNumber: '15060012345',
        amount: '10000',
        returnUrl: 'https://bank.example/kvittering?context=kjop-bil',
      })}`,
      replaces: true,
    });
  });
});

test('the exit to the bank is null if the query is too long', () => {
  const netBank = address('/nettbank/opprett-avtalegiro');
  expect(exitToBank({ ...form, kid: '0'.repeat(8_000) }, { ...bank, netBank })).toBeNull();
});

describe('the setup in an address', () => {
  const parsed = (type: DirectDebitSetup['type'], query: string) => {
    const parameters = new URLSearchParams(query);
    return readSetup(type, (name) => parameters.get(name));
  };

  test.each<[DirectDebitSetup['type'], string, DirectDebitSetup]>([
    ['person', '', { type: 'person', isNetBank: false, context: null }],
    ['skade', 'context=kjop-bil', { type: 'skade', isNetBank: false, context: 'kjop-bil' }],
    ['skade', 'modus=nettbank', { type: 'skade', isNetBank: true, context: null }],
    ['person', 'modus=skjema', { type: 'person', isNetBank: false, context: null }],
  ])('is read from /avtalegiro/%s?%s', (type, query, expected) => {
    expect(parsed(type, query)).toEqual(expected);
  });

  test('is in the address of the receipt', () => {
    const all: DirectDebitSetup = { type: 'person', isNetBank: true, context: 'kjop-dodsfallforsikring' };
    expect(receiptFor(address('/kvittering?a=1'), origin, all)).toEqual({
      url: 'https://bank.example/kvittering?a=1&context=kjop-dodsfallforsikring&modus=nettbank&type=person',
      path: '/kvittering',
      params: 'a=1&context=kjop-dodsfallforsikring&modus=nettbank&type=person',
    });
    expect(receiptFor(address('/kvittering'), origin, { ...setup, context: null }).params).toBe('');
  });

  test('is in the address of another attempt', () => {
    const all: DirectDebitSetup = { type: 'person', isNetBank: true, context: 'a&b' };
    expect(setupAddress('/oversikt', all)).toBe('/oversikt#/avtalegiro/person?context=a%26b&modus=nettbank');
    expect(setupAddress('/oversikt', { ...all, isNetBank: false, context: null })).toBe(
      '/oversikt#/avtalegiro/person',
    );
  });
});

test('only a status with "ok" means that the AvtaleGiro is created (A2.44, C2.9)', () => {
  expect(['ok', 'status-ok', 'cancel', 'error', '', null].map(isCreated)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['kjop-bil', 'Bil'],
  ['kjop-moped-scooter-forsikring', 'Moped og scooter'],
  ['kjop-<b>ukjent</b>', 'forsikring'],
  ['kjop-', 'forsikring'],
])('the context "%s" means that the customer has bought "%s" (A8.17)', (context, product) => {
  expect(boughtProduct(context)).toBe(product);
});

test('without a context of a purchase, the customer has bought nothing (A8.17, C2.9)', () => {
  expect(['faktura', '', null].map(boughtProduct)).toEqual([null, null, null]);
});

test('an address names the kind of insurance in four ways (A7.18)', () => {
  expect(directDebitKinds).toEqual({
    skade: 'skade',
    skadeforsikring: 'skade',
    person: 'person',
    personforsikring: 'person',
  });
});

test.each([
  ['kjop-bil', true],
  ['kjop', false],
  ['faktura-kjop-bil', false],
  [null, false],
])('the context %s is that of a purchase: %s (C2.9)', (context, purchase) => {
  expect(isPurchase(context)).toBe(purchase);
});

const isReadable = (value: unknown) => is(value, DirectDebitForm);

test('the form of the bank is unreadable without one of its fields (A3.9)', () => {
  expect(isReadable(form)).toBe(true);
  for (const field of Object.keys(form))
    expect([field, isReadable({ ...form, [field]: null })]).toEqual([field, false]);
});
