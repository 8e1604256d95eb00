import { describe, expect, test } from 'vitest';
import {
  directDebitFormRefusals,
  directDebitReceipts,
  directDebitTakesTime,
} from '#domain/buying/direct-debit-errors.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { noticeIn } from '#domain/errors/refusals.ts';

const failed = {
  kind: 'failure',
  title: 'AvtaleGiro ble ikke opprettet',
  text: 'Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken.',
};

describe('A8.16: when AvtaleGiro was not set up, the customer reads (C5.3)', () => {
  test('what happens instead', () => {
    expect(directDebitReceipts.failed).toEqual(failed);
  });

  test('that the policy is bought anyway', () => {
    expect(directDebitReceipts.failedOnPurchase).toEqual({
      kind: 'failure',
      title: 'AvtaleGiro ble ikke opprettet',
      text: 'Noe gikk galt. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken. Forsikringen er likevel kjøpt.',
    });
  });

  test('the same where there is not even a form to send to the bank', () => {
    expect(noticeIn(directDebitFormRefusals, apiError({ status: 500 }))).toEqual(failed);
  });
});

describe('A8.17: where AvtaleGiro was set up, the customer reads', () => {
  test('that it takes time to show', () => {
    expect(directDebitReceipts.created).toEqual({
      kind: 'success',
      title: 'AvtaleGiro er opprettet',
      text: 'Det tar litt tid før avtalen blir synlig, og oppgaven blir liggende en stund.',
    });
  });

  test('that the policy is bought', () => {
    const { kind, title, text } = directDebitReceipts.createdOnPurchase;
    expect([kind, text]).toEqual([
      'success',
      'Det tar litt tid før avtalen blir synlig, og oppgaven blir liggende en stund.',
    ]);
    expect(fill(title, { type: 'bilforsikring' })).toBe('Bekreftelse på kjøp av bilforsikring');
  });
});

test('A8.19: who sets up AvtaleGiro is told how long it takes, and what it takes', () => {
  expect(directDebitTakesTime).toEqual({
    kind: 'state',
    title: null,
    text: 'Det kan ta 1–2 virkedager før en ny AvtaleGiro er registrert. Du trenger BankID for å opprette den.',
  });
});
