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

describe('A8.1: on the buy page, a customer of another bank reads', () => {
  test.each([
    ['that no price is available, and calls', '0770', [priceUnchecked]],
    ['that too, and to come back tomorrow', '0502', [priceUnchecked, needsTime]],
    ['where the policies are, and gets in touch', '4100', [anotherBank]],
    ['the same where the bank is not known', null, [anotherBank]],
  ])('%s (%s)', (_, bankregnr, seen) => {
    expect(anotherBankNotices(bankregnr, banks)).toEqual(seen);
  });

  test('nothing of tomorrow where only that is configured for the bank', () => {
    expect(anotherBankNotices('0502', { ringUs: [], needTime: ['0502'] })).toEqual([anotherBank]);
  });
});

describe('A7.6: who comes to buy', () => {
  test.each([404, 500])('and is no damage customer yet goes on as one to be (%d)', (status) => {
    const developerMessage = 'Feil: FINNER_IKKE_SKADEKUNDENUMMER (kunde 0)';
    expect(refusalIn(salesEntranceRefusals, apiError({ status, developerMessage }))).toBe('notYetCustomer');
  });

  test('reads that something went wrong, when anything else did', () => {
    const error = apiError({ status: 404, developerMessage: 'SKADEKUNDENUMMER' });
    expect(refusalIn(salesEntranceRefusals, error)).toBeNull();
    expect(noticeIn(salesEntranceRefusals, error).title).toBe('Noe gikk galt');
  });
});

test('A6.6: a customer who cannot buy digitally reads so, with a number to call', () => {
  const { kind, title, text } = notSoldDigitally;
  expect([kind, title]).toEqual(['state', 'Vi beklager']);
  expect(fill(text, { phone: '21 00 00 00' })).toBe(
    'Du kan dessverre ikke kjøpe forsikringer digitalt hos oss. Ring oss på 21 00 00 00, så hjelper vi deg.',
  );
});
