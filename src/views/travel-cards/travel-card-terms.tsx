import type { ApiError } from '#domain/errors/api-error.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { type TermsLink, termsRefusals } from '#domain/shared/terms.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { LinkOut } from '#ui/link-out.tsx';
import { Section } from '#ui/section.tsx';

interface TravelCardTermsProps {
  readonly state: 'page.terms.loading' | 'page.terms.listed' | 'page.terms.unavailable';
  readonly context: {
    readonly site: { readonly claim: SiteLink };
    readonly terms: readonly TermsLink[];
    readonly termsError: ApiError | null;
  };
  readonly send: (event: { type: 'retried' }) => void;
}

/** The terms, and a link to report damage (B2.102). */
export function TravelCardTerms({ state, context, send }: TravelCardTermsProps) {
  const { site, terms, termsError } = context;
  const notice = noticeIn(termsRefusals, termsError);
  return (
    <Section heading="Vilkår og skade">
      {state === 'page.terms.loading' && <p>Henter vilkårene …</p>}
      {state === 'page.terms.unavailable' && (
        <ErrorNotice notice={notice} error={termsError} onRetry={() => send({ type: 'retried' })} />
      )}
      <ul className="travel-card__links">
        {terms.map(({ title, url }) => (
          <li key={url}>
            <LinkOut to={{ url, target: '_blank' }}>{title} (PDF)</LinkOut>
          </li>
        ))}
        <li>
          <LinkOut to={site.claim}>Meld skade</LinkOut>
        </li>
      </ul>
    </Section>
  );
}
