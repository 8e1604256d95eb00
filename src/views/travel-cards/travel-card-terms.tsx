import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import type { CardTerms } from '#domain/travel-cards/card-page.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { LinkOut } from '#ui/link-out.tsx';
import { Section } from '#ui/section.tsx';

interface TravelCardTermsProps {
  readonly state: string;
  readonly context: {
    readonly claim: SiteLink;
    readonly terms: readonly CardTerms[];
    readonly error: ApiError | null;
  };
  readonly send: (event: { type: 'retried' }) => void;
}

/** Terms and damage report (B2.102). The period of the policy decides which terms, so only its owner gets them. */
export function TravelCardTerms({ state, context: { claim, terms, error }, send }: TravelCardTermsProps) {
  return (
    <Section heading="Vilkår og skade">
      {state.startsWith('loading') && <p>Henter vilkårene</p>}
      {state === 'unavailable' && (
        <ErrorNotice
          notice={generalNotice(error)}
          error={error}
          onRetry={() => send({ type: 'retried' })}
          retryVariant="secondary"
        >
          <p>Vi fikk ikke hentet vilkårene. Prøv igjen senere.</p>
        </ErrorNotice>
      )}
      <ul className="travel-card__links">
        {terms.map(({ title, url }) => (
          <li key={url}>
            <LinkOut to={{ url, target: '_blank' }}>{title} (PDF)</LinkOut>
          </li>
        ))}
        <li>
          <LinkOut to={claim}>Meld skade</LinkOut>
        </li>
      </ul>
    </Section>
  );
}
