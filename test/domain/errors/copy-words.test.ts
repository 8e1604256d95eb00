import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { copiedText, copyWords, ownCodeWords } from '#domain/errors/copy-words.ts';
import { isLostSession } from '#domain/errors/not-logged-in.ts';
import { notStored } from '#domain/errors/not-stored.ts';
import { technicalOf } from '#domain/errors/technical.ts';

test('beside an error code are its details and the result of copying it (A8.15)', () => {
  expect(copyWords).toEqual({
    more: 'Vis teknisk informasjon',
    status: 'HTTP-status',
    at: 'Tidspunkt',
    copied: 'Feilkoden er kopiert.',
    failed: 'Feilkoden kunne ikke kopieres. Marker den og kopier den selv.',
  });
});

test('the button of a customer’s own code says how copying went (B2.73)', () => {
  expect(ownCodeWords).toEqual({
    button: { none: 'Kopier koden', copied: 'Kopiert', failed: 'Prøv igjen' },
    announced: { copied: 'Koden er kopiert.', failed: 'Koden kunne ikke kopieres.' },
  });
});

describe('the copied text', () => {
  test('is the code alone for a code of the customer’s own (B2.72)', () => {
    expect(copiedText('1000101', null)).toBe('1000101');
  });

  test('has status and time of an error', () => {
    expect(copiedText('abc-123', { status: 500, at: '26.11.2026 kl. 04.10' })).toBe(
      'Feilkode: abc-123\nHTTP-status: 500\nTidspunkt: 26.11.2026 kl. 04.10',
    );
  });

  test('has no status if there was no response', () => {
    expect(copiedText('NETWORK', { status: 0, at: '26.11.2026 kl. 04.10' })).toBe(
      'Feilkode: NETWORK\nTidspunkt: 26.11.2026 kl. 04.10',
    );
  });
});

test('customer service can look up the code and the status of a failed call (C4.13)', () => {
  expect(technicalOf(apiError({ status: 500, code: 'X', requestCorrelationId: 'abc-123' }))).toEqual({
    code: 'abc-123',
    status: 500,
  });
  expect(technicalOf(null)).toBeNull();
});

test.each([
  ['a 401', { status: 401 }, true],
  ['a 403', { status: 403 }, false],
  ['an unknown status', { status: null }, false],
  ['null', null, false],
  ['nothing', undefined, false],
])('an error with %s is a lost session: %s (A8.8)', (_, error, lost) => {
  expect(isLostSession(error)).toBe(lost);
});

test('values that a draft leaves out must be given again', () => {
  expect(notStored).toEqual({
    number: 'Fødselsnummeret lagrer vi ikke, så det må du skrive inn på nytt.',
    health: 'Svaret om arbeidsdyktighet lagrer vi ikke, så det må du gi på nytt.',
  });
});
