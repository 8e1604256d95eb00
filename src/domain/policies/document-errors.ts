import { generalRefusals } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** For the customer's own certificate and a shared one. */
export const certificateRefusals = {
  // The certificate could not be loaded (B8.3).
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Vi klarte ikke å hente ditt forsikringsbevis. Vennligst prøv igjen senere.',
  },
} as const satisfies RefusalTable;

/** Shown if a proposal, its policy or its letter was not found (B8.40). The second sentence is assumed. */
export const proposalNotFound = {
  kind: 'refusal',
  title: 'Noe gikk galt!',
  text: 'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.',
} as const satisfies Notice;

/** For the list of proposals and an offer letter. */
export const proposalRefusals = {
  signs: { notFound: { when: { status: 404 }, notice: proposalNotFound } },
  otherwise: generalRefusals,
} as const satisfies RefusalTable;

/** Shown for a policy that the customer does not have (B8.4, C4.7, C4.21): no failure, so it has no error code. */
export const policyNotFound = {
  kind: 'state',
  title: 'Vi fant ikke forsikringen',
  text: 'Nummeret kan være skrevet feil, eller forsikringen er ikke lenger din.',
} as const satisfies Notice;

/** For pages without texts of their own (B8.2, B8.4). */
export const detailRefusals = {
  otherwise: generalRefusals,
} as const satisfies RefusalTable;
