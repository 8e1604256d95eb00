import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** Shown when some sources of policies failed (A8.6). */
export const partlyMissing = {
  kind: 'failure',
  title: null,
  text: 'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.',
} as const satisfies Notice;

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

/** Replaces the page (A4.10). `{bank}` is the bank's name or `unnamedBank`. */
export const directAccessBlocked = {
  kind: 'state',
  title: null,
  text: 'Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til {bank}.',
} as const satisfies Notice;

export const unnamedBank = 'banken din';
