import type { Notice } from './notice.ts';
import { noticeIn, type RefusalTable } from './refusals.ts';

/** The general error (A8.5), also for every page that has no text of its own in B8 (B8.2). */
export const somethingWentWrong = {
  kind: 'failure',
  title: 'Noe gikk galt',
  text: 'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
} as const satisfies Notice;

/** The other text of A8.5: with a button 'Prøv igjen' that reloads the page. */
export const couldNotLoad = {
  kind: 'failure',
  title: 'Noe gikk galt',
  text: 'Vi beklager, men det har oppstått en feil. Vennligst prøv igjen senere.',
} as const satisfies Notice;

/** For a write without a response (`isOutcomeUnknown`), instead of the text in its table. The text is assumed. */
export const unknownOutcomeNotice = {
  kind: 'failure',
  title: 'Vi fikk ikke svar',
  text: 'Vi vet ikke om det du sendte, kom fram. Sjekk nettforbindelsen før du prøver igjen.',
} as const satisfies Notice;

/** The product is unknown (A8.13). The title is that of A8.5. */
export const unknownProduct = {
  kind: 'refusal',
  title: 'Noe gikk galt',
  text: 'Ukjent produkt',
} as const satisfies Notice;

/** Errors of any call; a lost session comes first, see `noticeIn`. */
export const generalRefusals = {
  codes: {
    // Nightly maintenance (A8.3, A9.3). The sentences are assumed.
    INS00002_NIGHT: {
      notice: {
        kind: 'failure',
        helpsLater: true,
        title: 'Vedlikehold',
        text: 'Forsikringssystemene er utilgjengelige på grunn av nattlig vedlikehold. De er tilbake senest klokken 04.00 om natten.',
      },
    },
    // The system is temporarily down (A8.4).
    INS00002: {
      notice: {
        kind: 'failure',
        title: 'Prøv igjen senere',
        text: 'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.',
      },
    },
  },
  otherwise: somethingWentWrong,
} as const satisfies RefusalTable;

/** A table for a part of a page, whose sentence replaces that of A8.5. */
export const refusalsOfPart = (text: string) =>
  ({
    otherwise: { codes: generalRefusals.codes, otherwise: { ...somethingWentWrong, text } },
  }) satisfies RefusalTable;

/** The notice for a failed call without words of its own. */
export const generalNotice = (error: unknown) => noticeIn(generalRefusals, error);
