import { describe, expect, test } from 'vitest';
import { anotherBankNotices } from '#domain/errors/buying.ts';

// Decision 25.
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
const elsewhere = {
  kind: 'state',
  title: null,
  text: 'Du har forsikringer i en annen bank i alliansen eller hos selskapets egen nettside',
  contact: 'contactPage',
};

describe('A8.1: on the buy page, a customer of another bank reads', () => {
  test.each([
    ['that no price can be had, and rings', '0770', [priceUnchecked]],
    ['that too, and to come back tomorrow', '0502', [priceUnchecked, needsTime]],
    ['where the policies are, and gets in touch', '4100', [elsewhere]],
    ['the same where the bank is not known', null, [elsewhere]],
  ])('%s (%s)', (_, bankregnr, seen) => {
    expect(anotherBankNotices(bankregnr, banks)).toEqual(seen);
  });

  test('nothing of tomorrow where only that is configured for the bank', () => {
    expect(anotherBankNotices('0502', { ringUs: [], needTime: ['0502'] })).toEqual([elsewhere]);
  });
});
