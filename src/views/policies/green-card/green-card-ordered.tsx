import type { LoadedPolicy } from '#domain/policies/loaded-policy.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Receipt } from '#ui/receipt.tsx';
import { greenCardWords } from './green-card-words.ts';

interface GreenCardOrderedProps {
  readonly context: {
    readonly site: { readonly overview: SiteLink };
    readonly policy: LoadedPolicy | null;
    readonly sentAt: string | null;
  };
}

/** The receipt of the order. The heading is assumed. */
export const GreenCardOrdered = ({ context: { site, policy, sentAt } }: GreenCardOrderedProps) => (
  <Receipt
    heading="Grønt kort er bestilt"
    lead={
      <p className="lead" data-announce>
        {greenCardWords.sentTo(policy?.postalAddress ?? '')}
      </p>
    }
    facts={
      policy
        ? [
            ['Forsikring', policy.title],
            ['Forsikringsnummer', policy.forsikringsnummer],
          ]
        : []
    }
    sentAt={sentAt}
    actions={<LinkButton to={site.overview}>Tilbake til oversikten</LinkButton>}
  />
);
