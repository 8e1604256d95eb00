import { refusalsOfPart } from '#domain/errors/general.ts';

/** What decides which terms a policy has (B7.6). */
export interface TermsRequest {
  readonly produktkode: string;
  /** First day of the policy's period. */
  readonly fra: string;
  /** Without it, the server uses the standard variant. */
  readonly variantId?: string | null | undefined;
}

/** A document of the terms, to download by its id and file name (B7.8). */
export interface TermsLink {
  readonly title: string;
  readonly url: string;
}

/** The sentence is assumed. */
export const termsRefusals = refusalsOfPart('Vi fikk ikke hentet vilkårene. Prøv igjen senere.');
