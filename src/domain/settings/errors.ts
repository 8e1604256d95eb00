import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

export const consentsRefusals = {
  // The consents could not be loaded (B8.36).
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Beklager noe gikk galt. Vennligst prøv igjen senere.',
  },
} as const satisfies RefusalTable;

export const updateConsentRefusals = {
  // A consent could not be saved (B8.36).
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Beklager noe gikk galt, vi fikk ikke oppdatert samtykket. Vennligst prøv igjen senere.',
  },
} as const satisfies RefusalTable;

export const updateContactInfoRefusals = {
  // The contact information could not be saved (B8.37).
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Det oppstod en feil, og kontaktinformasjonen ble ikke lagret. Prøv igjen senere!',
  },
} as const satisfies RefusalTable;

/** The contact details were saved (B2.100). The sentence is assumed. */
export const contactInfoUpdated = {
  kind: 'success',
  title: null,
  text: 'Kontaktinformasjonen er lagret.',
} as const satisfies Notice;

export const updateReservationRefusals = {
  // The reservation could not be saved (B8.38).
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Kunne ikke oppdatere reservasjon mot elektronisk kommunikasjon. Vennligst prøv igjen senere.',
  },
} as const satisfies RefusalTable;
