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

  test('no bank for a letter that only looks alike', () => {
    expect(offeredBanks(banks, { search: 'asg', bank: null })).toEqual([]);
  });

  test('a search with signs in it taken at its word', () => {
    expect(offeredBanks(banks, { search: '.*', bank: null })).toEqual([]);
  });

  test('no bank by its number', () => {
    expect(offeredBanks(banks, { search: '4100', bank: null })).toEqual([]);
  });

  test('all banks again once one is chosen', () => {
    expect(offeredBanks(banks, { search: 'Solvik Sparebank', bank: solvik })).toEqual(banks);
  });

  test('each bank at most once, and only banks that there are, whatever is searched for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (search) => {
        const offered = offeredBanks(banks, { search, bank: null });
        expect(new Set(offered).size).toBe(offered.length);
        expect(banks).toEqual(expect.arrayContaining([...offered]));
      }),
    );
  });
});

describe('a bank is found by its whole name', () => {
  test.each([
    ['as it is written', 'Solvik Sparebank', solvik],
    ['in other capitals', 'solvik SPAREBANK', solvik],
    ['with blanks around it', ' Åsgrend Sparebank  ', asgrend],
    ['but not by its beginning', 'Solvik', null],
    ['but not by more than its name', 'Solvik Sparebank AS', null],
    ['but not by nothing', '', null],
  ])('%s', (_, text, bank) => {
    expect(bankOf(banks, { search: text, bank: null })).toBe(bank);
  });

  test('and what was chosen from the list stands', () => {
    expect(bankOf(banks, { search: 'Ravndal Sparebank', bank: solvik })).toBe(solvik);
  });

  test('and there is none among no banks', () => {
    expect(bankOf([], { search: 'Solvik Sparebank', bank: null })).toBeNull();
  });
});
