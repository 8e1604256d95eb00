import { generalRefusals, somethingWentWrong } from '#domain/errors/general.ts';
import type { Notice } from '#domain/errors/notice.ts';
import type { RefusalTable } from '#domain/errors/refusals.ts';

/** The customer's own certificate and a shared one. */
export const certificateRefusals = {
  // The certificate could not be loaded (B8.3).
  otherwise: {
    kind: 'failure',
    title: null,
    text: 'Vi klarte ikke å hente ditt forsikringsbevis. Vennligst prøv igjen senere.',
  },
} as const satisfies RefusalTable;

/** The document was not found (B8.40), or the list has no such proposal. The second sentence is assumed. */
export const proposalNotFound = {
  kind: 'refusal',
  title: 'Noe gikk galt!',
  text: 'Vi fant dessverre ikke forsikringsforslaget. Det kan ha utløpt.',
} as const satisfies Notice;

/** The list of proposals and an offer letter. */
export const proposalRefusals = {
  signs: { notFound: { when: { status: 404 }, notice: proposalNotFound } },
  otherwise: generalRefusals,
} as const satisfies RefusalTable;

/** Of a policy that the customer does not have (B8.4, C4.7): the general error, and nothing to retry. */
export const policyNotFound = { ...somethingWentWrong, kind: 'refusal' } as const satisfies Notice;

/** For pages without texts of their own (B8.2, B8.4). */
export const detailRefusals = {
  otherwise: generalRefusals,
} as const satisfies RefusalTable;
