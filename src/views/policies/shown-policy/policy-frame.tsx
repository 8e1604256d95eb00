import type { ReactNode } from 'react';
import type { ApiError } from '#domain/errors/api-error.ts';
import { linkTerms } from '#domain/policies/details/cover-blocks.ts';
import { describePolicy } from '#domain/policies/details/describe-policy.ts';
import { type PolicyVisit, pageOf } from '#domain/policies/details/policy-page.ts';
import type { TermsLink } from '#domain/shared/terms.ts';
import { PolicyContents } from '#views/policies/policy-layout.tsx';
import { PolicyActions } from './policy-actions.tsx';
import { PolicyDocuments } from './policy-documents.tsx';
import { PolicyLinks } from './policy-links.tsx';
import { RenewalLinks } from './renewal-links.tsx';

interface PolicyFrameProps {
  readonly context: PolicyVisit & {
    /** Null while they load. */
    readonly terms: readonly TermsLink[] | null;
    readonly error: ApiError | null;
  };
  readonly send: (
    event: { type: 'change.requested' } | { type: 'certificate.requested' } | { type: 'card.requested' },
  ) => void;
  readonly regions: { readonly terms: ReactNode; readonly dialog: ReactNode };
}

/** The customer's own policy below its head, with the available actions. */
export function PolicyFrame({ context, send, regions }: PolicyFrameProps) {
  const page = pageOf(context);
  return (
    <>
      <PolicyContents
        page={page}
        blocks={linkTerms(describePolicy(context), context.error === null ? context.terms : [])}
        actions={
          <PolicyActions
            page={page}
            site={context.site}
            onCertificate={() => send({ type: 'certificate.requested' })}
            onDenied={() => send({ type: 'change.requested' })}
            onCard={() => send({ type: 'card.requested' })}
          />
        }
        renewalLinks={<RenewalLinks page={page} />}
      >
        <PolicyDocuments>{regions.terms}</PolicyDocuments>
        <PolicyLinks page={page} />
      </PolicyContents>
      {regions.dialog}
    </>
  );
}
