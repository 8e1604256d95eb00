import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** Shown when some sources of policies failed (A8.6). */
export const partlyMissing = {
  kind: 'failure',
  title: null,
  text: 'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.',
} as const satisfies Notice;

/** A8.9: of each of the calls for tasks (A7.14). */
export const taskRefusals = {
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Det oppstod en feil ved henting av dine oppgaver, så vi vet ikke om det er noen oppgaver som mangler. Vennligst prøv igjen senere.',
  },
} as const satisfies RefusalTable;

/** A8.18; the sentences are assumed. */
export const overdueInvoice = {
  kind: 'state',
  title: null,
  text: 'Du har en ubetalt faktura som har forfalt. Betal den så snart som mulig. Det kan ta opptil 2 virkedager før betalingen er registrert.',
} as const satisfies Notice;

/** A4.10: takes the page's place. The bank is its name, or `unnamedBank`. */
export const directAccessBlocked = {
  kind: 'state',
  title: null,
  text: 'Du har ikke tilgang til forsikringene dine herfra. Om du ønsker å se forsikringene dine, kan du logge inn på nettsidene til {bank}.',
} as const satisfies Notice;

export const unnamedBank = 'banken din';
