import type { ApiError } from '#domain/errors/api-error.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { NotIdentified } from '#ui/not-identified.tsx';

interface LoggedOutProps {
  readonly context: { readonly error: ApiError | null; readonly site: { readonly login: SiteLink } };
  readonly send: (event: { type: 'retried' }) => void;
}

/** The visitor could not be identified; the page offers a login or a retry (A6.4). */
export const LoggedOut = ({ context: { error, site }, send }: LoggedOutProps) => (
  <NotIdentified error={error} login={site.login} onRetry={() => send({ type: 'retried' })} />
);
