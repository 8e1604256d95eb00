import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** A verdict of the insurer, not an error (A8.11). */
export const unwanted = {
  kind: 'state',
  title: 'Vi beklager',
  text: 'På bakgrunn av svarene du har gitt, kan du dessverre ikke kjøpe forsikringer digitalt hos oss.',
} as const satisfies Notice;

export const declarationRefusals = {
  // The declaration could not be sent (A8.12).
  otherwise: {
    kind: 'failure',
    title: 'Noe gikk galt!',
    text: 'Vi fikk ikke kontakt med alle systemene våre. Prøv igjen senere ved å logge inn på nytt, eller ring oss på {phone}.',
  },
} as const satisfies RefusalTable;

export const bankListRefusals = {
  // The bank list could not be loaded (A8.14).
  otherwise: {
    kind: 'failure',
    title: 'Noe gikk galt',
    text: 'Vi fikk ikke hentet bankene. Prøv igjen senere.',
  },
} as const satisfies RefusalTable;
