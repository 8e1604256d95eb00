import { expect, test } from 'vitest';
import { anotherBankNotices, notSoldDigitally, salesEntranceRefusals } from '#domain/buying/errors.ts';
import { bankListRefusals, declarationRefusals, unwanted } from '#domain/buying/self-declaration-errors.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { generalError, shownNotice, temporarilyDown } from '#test/domain/errors/shown-notice.ts';

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

const checked = 'Vi får ikke sjekket pris fordi du har forsikring hos en annen bank i alliansen.';

test.each([
  ['0770', [{ kind: 'state', title: null, text: checked, contact: 'phone' }]],
  [
    '0502',
    [
      { kind: 'state', title: null, text: checked, contact: 'phone' },
      { kind: 'state', title: 'Vi trenger litt mer tid', text: 'Prøv igjen i morgen', contact: 'phone' },
    ],
  ],
  [
    '4100',
    [
      {
        ...{ kind: 'state', title: null, contact: 'contactPage' },
        text: 'Du har forsikringer i en annen bank i alliansen eller hos selskapets egen nettside',
      },
    ],
  ],
])('the notices for a customer of another bank on the site of bank %s (A8.1)', (bankregnr, notices) => {
  expect(anotherBankNotices(bankregnr, banks)).toEqual(notices);
});

test('a visitor who is no damage customer yet is recognised by the message for developers (A7.6)', () => {
  const developerMessage = 'FINNER_IKKE_SKADEKUNDENUMMER for kunden';
  expect(refusalIn(salesEntranceRefusals, apiError({ status: 404, developerMessage }))).toBe(
    'noDamageCustomerNumber',
  );
  expect(refusalIn(salesEntranceRefusals, apiError({ status: 404 }))).toBeNull();
  expect(shownNotice(salesEntranceRefusals, { status: 404 })).toEqual(generalError);
  expect(shownNotice(salesEntranceRefusals, { code: 'INS00002' })).toEqual(temporarilyDown);
});

test('an unwanted customer cannot buy digitally (A6.6, A8.11)', () => {
  expect(notSoldDigitally).toEqual({
    kind: 'state',
    title: 'Vi beklager',
    text: 'Du kan dessverre ikke kjøpe forsikringer digitalt hos oss. Ring oss på {phone}, så hjelper vi deg.',
  });
  expect(unwanted).toEqual({
    kind: 'state',
    title: 'Vi beklager',
    text: 'På bakgrunn av svarene du har gitt, kan du dessverre ikke kjøpe forsikringer digitalt hos oss.',
  });
});

test('a self-declaration that could not be sent has its own sentence for any error (A8.12)', () => {
  expect(shownNotice(declarationRefusals, { code: 'INS00002' })).toEqual([
    'failure',
    'Noe gikk galt!',
    'Vi fikk ikke kontakt med alle systemene våre. Prøv igjen senere ved å logge inn på nytt, eller ring oss på {phone}.',
  ]);
});

test('a bank list that could not be loaded has its own sentence (A8.14)', () => {
  expect(shownNotice(bankListRefusals, { status: 500 })).toEqual([
    'failure',
    'Noe gikk galt',
    'Vi fikk ikke hentet bankene. Prøv igjen senere.',
  ]);
});
