import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { type DocumentKind, documentWords } from '#domain/policies/policy-document.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { ProposalNotFound } from '#views/policies/proposals/proposal-not-found.tsx';

interface DocumentUnavailableProps {
  readonly state: 'missing' | 'unavailable';
  readonly context: {
    readonly kind: DocumentKind;
    readonly error: ApiError | null;
    readonly site: { readonly overview: SiteLink };
  };
  readonly send: (event: { type: 'retried' }) => void;
}

/** The document could not be loaded (B8.3, B8.40). A retry is offered only if it may help. */
export function DocumentUnavailable({
  state,
  context: { kind, site, error },
  send,
}: DocumentUnavailableProps) {
  if (state === 'missing' && kind === 'offerLetter') {
    return <ProposalNotFound context={{ overview: site.overview, error }} />;
  }
  const notice = noticeIn(documentWords[kind].refusals, error);
  return (
    <ErrorScreen
      notice={notice}
      error={error}
      {...(state === 'unavailable' && { onRetry: () => send({ type: 'retried' }) })}
    />
  );
}
