import { Skeleton } from '@navikt/ds-react/Skeleton';
import { type DocumentKind, documentWords } from '#domain/policies/policy-document.ts';
import { Screen } from '#ui/screen.tsx';

interface DocumentSkeletonProps {
  readonly context: { readonly kind: DocumentKind };
}

/** A placeholder for the back link, because the policy is not loaded yet. */
const BackLinkSkeleton = () => (
  <div className="back-link" aria-hidden>
    <Skeleton variant="text" width="12rem" height="2.75rem" />
  </div>
);

/** The placeholder of a document while it loads (B2.69). */
export const DocumentSkeleton = ({ context: { kind } }: DocumentSkeletonProps) => (
  <Screen heading={documentWords[kind].title} back={<BackLinkSkeleton />}>
    <p className="visually-hidden" data-announce>
      {documentWords[kind].loading}
    </p>
    <div className="policy-skeleton document-skeleton" aria-hidden>
      <Skeleton variant="rounded" width="12rem" height="3rem" />
      <Skeleton variant="rounded" height="30rem" />
    </div>
  </Screen>
);
