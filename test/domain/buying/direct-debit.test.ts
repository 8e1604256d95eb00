import { describe, expect, test } from 'vitest';
import {
  exitToBank,
  isCancelled,
  isMade,
  receiptAt,
  type SetUp,
  setUpAddress,
  setUpIn,
} from '#domain/buying/direct-debit.ts';
import { boughtIn } from '#domain/buying/purchase.ts';
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

const setUp: SetUp = { type: 'skade', isNetBank: false, context: 'kjop-bil' };
const receipt = receiptAt(address('/kvittering'), origin, setUp);
const bank = { origin, hosts: ['nettbank.example'], netBank: null, receipt };

describe('A7.19: the bank is sent', () => {
  test('a form with company, account, KID and limit, to the address of the answer (A3.9, C2.9)', () => {
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
    'https://evil.example/',
    'http://nettbank.example/',
    'javascript:alert(1)',
    '',
    `https://nettbank.example/${'a'.repeat(8_000)}`,
  ])('nothing at %.40s', (url) => {
    expect(exitToBank({ ...form, url }, bank)).toBeNull();
  });

  test('a query in the net bank, where the configuration says that it is', () => {
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

test('a query that is too long for the net bank is not opened', () => {
  const netBank = address('/nettbank/opprett-avtalegiro');
  expect(exitToBank({ ...form, kid: '0'.repeat(8_000) }, { ...bank, netBank })).toBeNull();
});

describe('what is asked for', () => {
  const parsed = (type: SetUp['type'], query: string) => {
    const parameters = new URLSearchParams(query);
    return setUpIn(type, (name) => parameters.get(name));
  };

  test.each<[SetUp['type'], string, SetUp]>([
    ['person', '', { type: 'person', isNetBank: false, context: null }],
    ['skade', 'context=kjop-bil', { type: 'skade', isNetBank: false, context: 'kjop-bil' }],
    ['skade', 'modus=nettbank', { type: 'skade', isNetBank: true, context: null }],
    ['person', 'modus=skjema', { type: 'person', isNetBank: false, context: null }],
  ])('at /avtalegiro/%s?%s', (type, query, expected) => {
    expect(parsed(type, query)).toEqual(expected);
  });

  test('is passed on to the receipt', () => {
    const all: SetUp = { type: 'person', isNetBank: true, context: 'kjop-dodsfallforsikring' };
    expect(receiptAt(address('/kvittering?a=1'), origin, all)).toEqual({
      url: 'https://bank.example/kvittering?a=1&context=kjop-dodsfallforsikring&modus=nettbank&type=person',
      path: '/kvittering',
      params: 'a=1&context=kjop-dodsfallforsikring&modus=nettbank&type=person',
    });
    expect(receiptAt(address('/kvittering'), origin, { ...setUp, context: null }).params).toBe('');
  });

  test('can be asked for again', () => {
    const all: SetUp = { type: 'person', isNetBank: true, context: 'a&b' };
    expect(setUpAddress('/oversikt', all)).toBe('/oversikt#/avtalegiro/person?context=a%26b&modus=nettbank');
    expect(setUpAddress('/oversikt', { ...all, isNetBank: false, context: null })).toBe(
      '/oversikt#/avtalegiro/person',
    );
  });
});

test.each([
  ['ok', true],
  ['status-ok', true],
  ['cancel', false],
  ['error', false],
  ['', false],
  [null, false],
])('A2.44: with status %s the agreement is made: %s', (status, made) => {
  expect(isMade(status)).toBe(made);
});

test('only a status of cancelling means that the customer gave up at the bank (A2.44)', () => {
  expect(['cancel', 'status-cancel', 'ok', 'error', null].map(isCancelled)).toEqual([
    true,
    true,
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
  ['faktura', null],
  ['', null],
  [null, null],
])('A8.17: with context %s the customer has bought %s', (context, bought) => {
  expect(boughtIn(context)).toBe(bought);
});
