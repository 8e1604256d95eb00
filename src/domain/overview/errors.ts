import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** Shown when one of the calls for tasks fails (A7.14, A8.9). */
export const taskRefusals = {
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Det oppstod en feil ved henting av dine oppgaver, så vi vet ikke om det er noen oppgaver som mangler. Vennligst prøv igjen senere.',
  },
} as const satisfies RefusalTable;

/** Shown in the task of an overdue invoice; the sentences are assumed (A8.18). */
export const overdueInvoice = {
  kind: 'state',
  title: null,
  text: 'Du har en ubetalt faktura som har forfalt. Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.',
} as const satisfies Notice;

/** A new AvtaleGiro is not visible at once (A8.19). The sentences are assumed. */
export const directDebitTakesTime = {
  kind: 'state',
  title: null,
  text: 'Det kan ta 1–2 virkedager før en ny AvtaleGiro er registrert. Du trenger BankID for å opprette den.',
} as const satisfies Notice;
