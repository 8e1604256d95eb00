import { expect, test } from 'vitest';
import {
  consentsRefusals,
  contactInfoUpdated,
  updateConsentRefusals,
  updateContactInfoRefusals,
  updateReservationRefusals,
} from '#domain/settings/errors.ts';
import { shownNotice } from '#test/domain/errors/shown-notice.ts';

test.each([
  [
    'consents that could not be loaded (B8.36)',
    consentsRefusals,
    'Beklager noe gikk galt. Vennligst prøv igjen senere.',
  ],
  [
    'a consent that could not be saved (B8.36)',
    updateConsentRefusals,
    'Beklager noe gikk galt, vi fikk ikke oppdatert samtykket. Vennligst prøv igjen senere.',
  ],
  [
    'contact information that could not be saved (B8.37)',
    updateContactInfoRefusals,
    'Det oppstod en feil, og kontaktinformasjonen ble ikke lagret. Prøv igjen senere!',
  ],
  [
    'a reservation that could not be saved (B8.38)',
    updateReservationRefusals,
    'Kunne ikke oppdatere reservasjon mot elektronisk kommunikasjon. Vennligst prøv igjen senere.',
  ],
])('%s', (_, table, text) => {
  expect(shownNotice(table, { code: 'INS00002' })).toEqual(['failure', null, text]);
});

test('contact information that was saved (B2.100)', () => {
  expect(contactInfoUpdated).toEqual({
    kind: 'success',
    title: null,
    text: 'Kontaktinformasjonen er lagret.',
  });
});
