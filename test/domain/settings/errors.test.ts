import { expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import {
  consentsRefusals,
  updateConsentRefusals,
  updateContactInfoRefusals,
  updateReservationRefusals,
} from '#domain/settings/errors.ts';

test.each([
  [
    'the consents fail to load (B8.36)',
    consentsRefusals,
    'Beklager noe gikk galt. Vennligst prøv igjen senere.',
  ],
  [
    'saving a consent fails (B8.36)',
    updateConsentRefusals,
    'Beklager noe gikk galt, vi fikk ikke oppdatert samtykket. Vennligst prøv igjen senere.',
  ],
  [
    'saving the contact details fails (B8.37)',
    updateContactInfoRefusals,
    'Det oppstod en feil, og kontaktinformasjonen ble ikke lagret. Prøv igjen senere!',
  ],
  [
    'saving the reservation fails (B8.38)',
    updateReservationRefusals,
    'Kunne ikke oppdatere reservasjon mot elektronisk kommunikasjon. Vennligst prøv igjen senere.',
  ],
])('the error says to try again later when %s', (_, table, text) => {
  expect(noticeIn(table, apiError({ status: 500 }))).toEqual({ kind: 'failure', title: null, text });
});
