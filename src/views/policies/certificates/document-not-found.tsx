import type { DocumentKind } from '#domain/policies/policy-document.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { PolicyNotFound } from '#views/policies/policy-not-found.tsx';
import { ProposalNotFound } from '#views/policies/proposals/proposal-not-found.tsx';

interface DocumentNotFoundProps {
  readonly context: { readonly kind: DocumentKind; readonly site: { readonly overview: SiteLink } };
}

/** The customer has no such policy (B8.4), or no such proposal (B8.40). */
export const DocumentNotFound = ({ context: { kind, site } }: DocumentNotFoundProps) =>
  kind === 'offerLetter' ? (
    <ProposalNotFound context={{ overview: site.overview, error: null }} />
  ) : (
    <PolicyNotFound />
  );
