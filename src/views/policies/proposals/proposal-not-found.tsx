import type { ApiError } from '#domain/errors/api-error.ts';
import { errorWords } from '#domain/errors/words.ts';
import { proposalNotFound } from '#domain/policies/document-errors.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface ProposalNotFoundProps {
  readonly context: { readonly overview: SiteLink; readonly error: ApiError | null };
}

/** The proposal, its policy or its letter was not found (B8.40). There is no error code if the request succeeded. */
export const ProposalNotFound = ({ context: { overview, error } }: ProposalNotFoundProps) => (
  <ErrorScreen
    notice={proposalNotFound}
    error={error}
    alternative={<LinkButton to={overview}>{errorWords.cardToOverview}</LinkButton>}
  />
);
