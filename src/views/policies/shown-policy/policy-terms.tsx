import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { type TermsLink, termsRefusals } from '#domain/shared/terms.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { LinkOut } from '#ui/link-out.tsx';

interface PolicyTermsProps {
  readonly state: 'page.terms.loading' | 'page.terms.listed' | 'page.terms.unavailable';
  readonly context: { readonly terms: readonly TermsLink[] | null; readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' }) => void;
}

/** The documents of the terms, to download (B2.49). */
export function PolicyTerms({ state, context: { terms, error }, send }: PolicyTermsProps) {
  if (state === 'page.terms.loading') return <p>Henter vilkårene …</p>;
  if (state === 'page.terms.unavailable') {
    const notice = noticeIn(termsRefusals, error);
    return <ErrorNotice notice={notice} error={error} onRetry={() => send({ type: 'retried' })} />;
  }
  if (!terms?.length) return <p>Vilkårene ligger ikke her ennå.</p>;
  return (
    <ul className="policy-links">
      {terms.map(({ title, url }) => (
        <li key={url}>
          <LinkOut to={{ url, target: '_blank' }}>{title} (PDF)</LinkOut>
        </li>
      ))}
    </ul>
  );
}
