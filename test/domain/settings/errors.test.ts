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
    'B8.36: the consents could not be loaded',
    consentsRefusals,
    'Beklager noe gikk galt. Vennligst prøv igjen senere.',
  ],
  [
    'B8.36: a consent could not be saved',
    updateConsentRefusals,
    'Beklager noe gikk galt, vi fikk ikke oppdatert samtykket. Vennligst prøv igjen senere.',
  ],
  [
    'B8.37: contact details could not be saved',
    updateContactInfoRefusals,
    'Det oppstod en feil, og kontaktinformasjonen ble ikke lagret. Prøv igjen senere!',
  ],
  [
    'B8.38: the reservation could not be saved',
    updateReservationRefusals,
    'Kunne ikke oppdatere reservasjon mot elektronisk kommunikasjon. Vennligst prøv igjen senere.',
  ],
])('%s, and the customer is asked to try again later', (_, table, text) => {
  expect(noticeIn(table, apiError({ status: 500 }))).toEqual({ kind: 'failure', title: null, text });
});
