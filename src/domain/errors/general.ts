import type { Notice } from './notice.ts';
import { noticeIn, type RefusalTable } from './refusals.ts';

/** A8.5; also for every page that B8 gives no text of its own (B8.2). */
export const somethingWentWrong = {
  kind: 'failure',
  title: 'Noe gikk galt',
  text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
} as const satisfies Notice;

/** A8.5, its other text: where the way out is a button, 'Prøv igjen', that loads the page anew. */
export const couldNotLoad = {
  kind: 'failure',
  title: 'Noe gikk galt',
  text: 'Vi beklager, men det har oppstått en feil. Vennligst prøv igjen senere.',
} as const satisfies Notice;

/** Of a write that nobody answered (`outcomeUnknown`), in place of its table's words. The spec has none for it. */
export const unknownOutcome = {
  kind: 'failure',
  title: 'Vi fikk ikke svar',
  text: 'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.',
} as const satisfies Notice;

/** A8.13; the title is A8.5's. */
export const unknownProduct = {
  kind: 'refusal',
  title: 'Noe gikk galt',
  text: 'Ukjent produkt',
} as const satisfies Notice;

/** Planned maintenance at night (A8.3). */
export const maintenanceCode = 'INS00002_NIGHT';

/** What any call may answer; that the session is gone comes before it, see `noticeIn`. */
export const generalRefusals = {
  codes: {
    // A8.3, A9.3; the sentences are assumed.
    [maintenanceCode]: {
      see: {
        kind: 'failure',
        title: 'Vedlikehold',
        text: 'Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten.',
      },
    },
    // The system is down for the time being (A8.4).
    INS00002: {
      see: {
        kind: 'failure',
        title: 'Prøv igjen senere',
        text: 'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.',
      },
    },
  },
  otherwise: somethingWentWrong,
} as const satisfies RefusalTable;

/** What the customer reads about a call that failed, where that call has no words of its own. */
export const generalNotice = (error: unknown) => noticeIn(generalRefusals, error);
