import type { ReactNode } from 'react';
import { describePolicy } from '#domain/policies/details/describe-policy.ts';
import { type PolicyVisit, pageOf } from '#domain/policies/details/policy-page.ts';
import { PolicyContents } from '#views/policies/policy-layout.tsx';
import { PolicyActions } from './policy-actions.tsx';
import { PolicyDocuments } from './policy-documents.tsx';
import { PolicyLinks } from './policy-links.tsx';
import { RenewalLinks } from './renewal-links.tsx';

interface PolicyFrameProps {
  readonly context: PolicyVisit;
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
        blocks={describePolicy(context)}
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
