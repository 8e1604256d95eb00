import { describe, expect, test } from 'vitest';
import { directDebitFormRefusals, directDebitReceipts } from '#domain/buying/direct-debit-errors.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';

const failed = {
  kind: 'failure',
  title: 'AvtaleGiro ble ikke opprettet',
  text: 'Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken.',
};

describe('a failed AvtaleGiro (A8.16, C5.3)', () => {
  test('says what happens instead', () => {
    expect(directDebitReceipts.failed).toEqual(failed);
  });

  test('says on a purchase that the insurance is bought', () => {
    expect(directDebitReceipts.failedOnPurchase).toEqual({
      kind: 'failure',
      title: 'AvtaleGiro ble ikke opprettet',
      text: 'Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken. Forsikringen er likevel kjøpt.',
    });
  });

  test('has the same text if the form could not be loaded', () => {
    expect(noticeIn(directDebitFormRefusals, apiError({ status: 500 }))).toEqual(failed);
    expect(noticeIn(directDebitFormRefusals, apiError({ code: 'INS00002' })).title).toBe('Prøv igjen senere');
  });
});

describe('a new AvtaleGiro (A8.17)', () => {
  test('has a receipt that says that it takes time to appear', () => {
    expect(directDebitReceipts.created).toEqual({
      kind: 'success',
      title: 'AvtaleGiro er opprettet',
      text: 'Det tar litt tid før avtalen blir synlig, og oppgaven blir liggende en stund.',
    });
  });

  test('confirms a purchase', () => {
    expect(directDebitReceipts.createdOnPurchase).toEqual({
      kind: 'success',
      title: 'Bekreftelse på kjøp av {type}',
      text: 'Det tar litt tid før avtalen blir synlig, og oppgaven blir liggende en stund.',
    });
  });
});
