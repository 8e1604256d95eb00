import { Heading } from '@navikt/ds-react/Typography';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { factsOf } from '#domain/policies/details/block.ts';
import { withoutTitle } from '#domain/policies/policy-name.ts';
import { offerPrices } from '#domain/policies/proposal-price.ts';
import { type OpenedOffer, offerAddress } from '#domain/policies/proposals.ts';
import { productFace } from '#domain/products/catalogue.ts';
import { adviserOf } from '#domain/shared/adviser.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { FactList } from '#views/policies/policy-block.tsx';
import { AdviserCard } from '#views/shared/adviser-card.tsx';
import { ProposalSummary } from './proposal-summary.tsx';
import { type ProposalLeaf, ProposalTerms } from './proposal-terms.tsx';

interface ProposalPageProps {
  readonly state: ProposalLeaf;
  readonly context: {
    readonly opened: OpenedOffer | null;
    readonly terms: readonly { readonly title: string; readonly url: string }[];
    readonly error: ApiError | null;
    readonly feedback: SiteLink;
    readonly phone: string;
    readonly today: IsoDate;
  };
  readonly send: (event: { type: 'retried' }) => void;
}

/** One policy of the proposal (B2.16, B2.78). */
export function ProposalPage({ state, context, send }: ProposalPageProps) {
  const { opened, terms, error, feedback, phone, today } = context;
  if (!opened) return null;
  const { offer, radgiver } = opened;
  const { name } = productFace(offer.produkt, offer.forsikringstekst);
  const title = offer.forsikringstekst.trim() || name;
  const detail = withoutTitle(title, offer.info);
  return (
    <>
      <BackLink href="#/tilbud">Tilbake til forslaget</BackLink>
      <div className="landing">
        <Heading level="1" size="xlarge" className="landing__heading">
          {title}
        </Heading>
        <ProposalSummary
          heading="Pris"
          prices={offerPrices(offer)}
          proposal={opened}
          today={today}
          phone={phone}
        />
        <div className="landing__main">
          <Section heading="Om forsikringen">
            <FactList
              facts={factsOf({
                Gjelder: detail,
                Forsikringsnummer: offer.forsikringsnummer,
                'Gjelder fra og med': offer.periode.fra && formatDate(offer.periode.fra),
              })}
            />
            <Actions>
              <LinkButton to={{ url: `${offerAddress(offer)}/tilbudsbrev` }}>Se tilbudsbrevet</LinkButton>
            </Actions>
          </Section>
          <ProposalTerms
            state={state}
            terms={terms}
            error={error}
            onRetry={() => send({ type: 'retried' })}
          />
        </div>
        <div className="landing__side">
          <AdviserCard adviser={adviserOf({ radgiverDTO: radgiver })} phone={phone} feedback={feedback} />
        </div>
      </div>
    </>
  );
}
