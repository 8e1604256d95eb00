import { expect, test } from 'vitest';
import { anotherBankNotices } from '#domain/buying/errors.ts';

// The banks that the configuration names (C3.6).
const banks = { ringUs: ['0770', '0502'], needTime: ['0502'] };

test.each([
  ['on the site of bank 0770 a phone number', '0770', banks, ['phone']],
  ['on the site of bank 0502 a phone number, twice', '0502', banks, ['phone', 'phone']],
  ['on the site of any other bank a link to the contact page', '4100', banks, ['contactPage']],
  ['the same link if the bank of the site is unknown', null, banks, ['contactPage']],
  ['the same link if the bank is only in needTime', '0502', { ...banks, ringUs: [] }, ['contactPage']],
])('a customer of another bank gets %s (A8.1)', (_, bankregnr, special, contacts) => {
  expect(anotherBankNotices(bankregnr, special).map(({ contact }) => contact)).toEqual(contacts);
});
