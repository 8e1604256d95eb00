import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankOf, offeredBanks } from '#domain/shared/bank-search.ts';

const ravndal = { name: 'Ravndal Sparebank', bankregnr: '0820' };
const solvik = { name: 'Solvik Sparebank', bankregnr: '4100' };
const solsida = { name: 'Sparebanken Solsida', bankregnr: '4300' };
const asgrend = { name: 'Åsgrend Sparebank', bankregnr: '5183' };
const banks = [ravndal, solsida, solvik, asgrend];

describe('the customer is offered', () => {
  test('all banks, in the order of the server, before anything is typed', () => {
    expect(offeredBanks(banks, { search: '', bank: null })).toEqual([ravndal, solsida, solvik, asgrend]);
  });

  test('the banks with the search in their name, those that start with it first', () => {
    expect(offeredBanks(banks, { search: 'sol', bank: null })).toEqual([solvik, solsida]);
  });

  test('the same banks however the search is capitalised and padded', () => {
    expect(offeredBanks(banks, { search: '  SOL ', bank: null })).toEqual([solvik, solsida]);
  });

  test('banks by their Norwegian letters', () => {
    expect(offeredBanks(banks, { search: 'ås', bank: null })).toEqual([asgrend]);
  });

  test('no bank for a letter that only looks similar', () => {
    expect(offeredBanks(banks, { search: 'asg', bank: null })).toEqual([]);
  });

  test('no bank for a search with the characters of a regular expression', () => {
    expect(offeredBanks(banks, { search: '.*', bank: null })).toEqual([]);
  });

  test('no bank by its number', () => {
    expect(offeredBanks(banks, { search: '4100', bank: null })).toEqual([]);
  });

  test('all banks again once one is chosen', () => {
    expect(offeredBanks(banks, { search: 'Solvik Sparebank', bank: solvik })).toEqual(banks);
  });

  test('only banks of the list, each at most once, for any search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (search) => {
        const offered = offeredBanks(banks, { search, bank: null });
        expect(new Set(offered).size).toBe(offered.length);
        expect(banks).toEqual(expect.arrayContaining([...offered]));
      }),
    );
  });
});

describe('the bank of a search', () => {
  test.each([
    ['is found by its whole name', 'Solvik Sparebank', solvik],
    ['is found by its name in other capitals', 'solvik SPAREBANK', solvik],
    ['is found by its name with spaces around it', ' Åsgrend Sparebank  ', asgrend],
    ['is not found by the beginning of its name', 'Solvik', null],
    ['is not found by more than its name', 'Solvik Sparebank AS', null],
    ['is not found by an empty search', '', null],
  ])('%s', (_, text, bank) => {
    expect(bankOf(banks, { search: text, bank: null })).toBe(bank);
  });

  test('is the bank that was chosen from the list, whatever the search is', () => {
    expect(bankOf(banks, { search: 'Ravndal Sparebank', bank: solvik })).toBe(solvik);
  });

  test('is not found in an empty list', () => {
    expect(bankOf([], { search: 'Solvik Sparebank', bank: null })).toBeNull();
  });
});
