import type { ReactNode } from 'react';
import {
  type DocumentKind,
  documentWords,
  type PolicyDocument,
  pageOfPolicy,
} from '#domain/policies/policy-document.ts';
import { policyName } from '#domain/policies/policy-name.ts';
import { sharedByText } from '#domain/sharing/errors.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';

interface DocumentPageProps {
  readonly context: { readonly kind: DocumentKind; readonly found: PolicyDocument | null };
  readonly regions: { readonly pdf: ReactNode; readonly text: ReactNode };
}

/** A document with a link back to its policy (B2.66 to B2.68). */
export const DocumentPage = ({ context: { kind, found }, regions }: DocumentPageProps) =>
  found && (
    <Screen
      heading={documentWords[kind].title}
      back={<BackLink href={pageOfPolicy(kind, found)}>Tilbake til forsikringen</BackLink>}
    >
      <p className="lead">{policyName(found)}</p>
      {found.owner !== null && (
        <div className="policy-notice">
          <Notice status="announcement" title={sharedByText(found.owner)} titleAs="div" />
        </div>
      )}
      <div className="document-page">
        {regions.pdf}
        {regions.text}
      </div>
    </Screen>
  );
