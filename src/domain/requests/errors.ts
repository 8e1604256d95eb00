import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** The confirmation of a change (B2.86). */
export const changeSent = {
  kind: 'success',
  title: 'Endringen er sendt til behandling',
  // Assumed: the spec has a title only.
  text: 'Vi tar kontakt hvis vi trenger flere opplysninger.',
} as const satisfies Notice;

/** The confirmation of an order (C5). */
export const orderSent = {
  kind: 'success',
  title: 'Bestillingen er sendt til behandling',
  text: 'Vi tar kontakt med deg så snart vi kan.',
} as const satisfies Notice;

const notSent = {
  kind: 'failure',
  title: null,
  text: 'Det oppsto en feil da skjemaet skulle sendes. Oppfrisk siden og prøv igjen',
} as const satisfies Notice;

/** A change that could not be sent (B8.7). */
export const changeRefusals = { otherwise: notSent } as const satisfies RefusalTable;

/** An order that could not be sent (B8.7). */
export const orderRefusals = { otherwise: notSent } as const satisfies RefusalTable;
