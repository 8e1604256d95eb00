import { describe, expect, test } from 'vitest';
import { anotherBankNotices, notSoldDigitally, salesEntranceRefusals } from '#domain/buying/errors.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { noticeIn, refusalIn } from '#domain/errors/refusals.ts';

// The banks that the configuration names (C3.6).
const banks = { ringUs: ['0770', '0502'], needTime: ['0502'] };

const priceUnchecked = {
  kind: 'state',
  title: null,
  text: 'Vi får ikke sjekket pris fordi du har forsikring hos en annen bank i alliansen.',
  contact: 'phone',
};
const needsTime = {
  kind: 'state',
  title: 'Vi trenger litt mer tid',
  text: 'Prøv igjen i morgen',
  contact: 'phone',
};
const anotherBank = {
  kind: 'state',
  title: null,
  text: 'Du har forsikringer i en annen bank i alliansen eller hos selskapets egen nettside',
  contact: 'contactPage',
};

describe('a customer of another bank reads (A8.1)', () => {
  test.each([
    ['on the site of bank 0770 that no price is available, and a phone number', '0770', [priceUnchecked]],
    ['on the site of bank 0502 also that they can try again tomorrow', '0502', [priceUnchecked, needsTime]],
    [
      'on the site of any other bank where the policies are, and a link to the contact page',
      '4100',
      [anotherBank],
    ],
    ['the same link if the bank of the site is unknown', null, [anotherBank]],
  ])('%s', (_, bankregnr, notices) => {
    expect(anotherBankNotices(bankregnr, banks)).toEqual(notices);
  });

  test('nothing about tomorrow if the bank is only in needTime', () => {
    expect(anotherBankNotices('0502', { ringUs: [], needTime: ['0502'] })).toEqual([anotherBank]);
  });
});

describe('an error of the sales entrance (A7.6)', () => {
  test.each([404, 500])('with the developer message means "not a customer yet" (%d)', (status) => {
    const developerMessage = 'Feil: FINNER_IKKE_SKADEKUNDENUMMER (kunde 0)';
    expect(refusalIn(salesEntranceRefusals, apiError({ status, developerMessage }))).toBe(
      'noDamageCustomerNumber',
    );
  });

  test('with another developer message is a general error', () => {
    const error = apiError({ status: 404, developerMessage: 'SKADEKUNDENUMMER' });
    expect(refusalIn(salesEntranceRefusals, error)).toBeNull();
    expect(noticeIn(salesEntranceRefusals, error).title).toBe('Noe gikk galt');
  });
});

test('the notice for customers who cannot buy digitally has a phone number (A6.6)', () => {
  const { kind, title, text } = notSoldDigitally;
  expect([kind, title]).toEqual(['state', 'Vi beklager']);
  expect(fill(text, { phone: '21 00 00 00' })).toBe(
    'Du kan dessverre ikke kjøpe forsikringer digitalt hos oss. Ring oss på 21 00 00 00, så hjelper vi deg.',
  );
});
