import { Link } from '@navikt/ds-react/Link';
import { Radio, RadioGroup } from '@navikt/ds-react/Radio';
import { Heading } from '@navikt/ds-react/Typography';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { withoutTitle } from '#domain/policies/policy-name.ts';
import { totalPrice } from '#domain/policies/proposal-price.ts';
import {
  type Offer,
  offerAddress,
  offerPrice,
  type PricePer,
  type Proposals,
  sortedOffers,
} from '#domain/policies/proposals.ts';
import { productFace } from '#domain/products/catalogue.ts';
import { adviserOf } from '#domain/shared/adviser.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { BackToOverview } from '#ui/back-link.tsx';
import { ProductIcon } from '#ui/product-icon.tsx';
import { Section } from '#ui/section.tsx';
import { AdviserCard } from '#views/shared/adviser-card.tsx';
import { ProposalSummary } from './proposal-summary.tsx';

interface ProposalsPageProps {
  readonly state: 'shown.monthly' | 'shown.yearly';
  readonly context: {
    readonly proposals: Proposals | null;
    readonly feedback: SiteLink;
    readonly phone: string;
    readonly today: IsoDate;
  };
  readonly send: (event: { type: 'monthly.chosen' } | { type: 'yearly.chosen' }) => void;
}

/** The page at `/tilbud`, as wide as the overview (B2.15, B2.75). */
export function ProposalsPage({ state, context, send }: ProposalsPageProps) {
  const { proposals, feedback, phone, today } = context;
  if (!proposals) return null;
  const per: PricePer = state === 'shown.monthly' ? 'month' : 'year';
  const prices = totalPrice(proposals, per);
  const hasFee = prices.length > 1;
  return (
    <>
      <BackToOverview />
      <div className="landing">
        <Heading level="1" size="xlarge" className="landing__heading">
          Forsikringsforslag
        </Heading>
        <ProposalSummary
          heading="Pris for forslaget"
          prices={prices}
          proposal={proposals}
          today={today}
          phone={phone}
        />
        <div className="landing__main">
          <Section heading="Forsikringene i forslaget">
            <RadioGroup
              legend="Vis pris"
              className="price-choice"
              value={per}
              onChange={(chosen: PricePer) =>
                send({ type: chosen === 'month' ? 'monthly.chosen' : 'yearly.chosen' })
              }
            >
              <Radio value="month">Per måned</Radio>
              <Radio value="year">Per år</Radio>
            </RadioGroup>
            <ul className="policies">
              {sortedOffers(proposals).map((offer) => (
                <OfferRow key={offer.forsikringsnummer} offer={offer} per={per} />
              ))}
            </ul>
            {hasFee && <p>Prisene i listen er med trafikkforsikringsavgift.</p>}
          </Section>
        </div>
        <div className="landing__side">
          <AdviserCard
            adviser={adviserOf({ radgiverDTO: proposals.radgiver })}
            phone={phone}
            feedback={feedback}
          />
        </div>
      </div>
    </>
  );
}

function OfferRow({ offer, per }: { readonly offer: Offer; readonly per: PricePer }) {
  const { name, icon } = productFace(offer.produkt, offer.forsikringstekst);
  const title = offer.forsikringstekst.trim() || name;
  const detail = withoutTitle(title, offer.info);
  const price = offerPrice(offer, per);
  return (
    <li className="policy">
      <ProductIcon kind={icon} isRich />
      <div>
        <Link href={offerAddress(offer)} className="policy__title">
          {title}
        </Link>
        {detail && <span className="policy__subtitle">{detail}</span>}
      </div>
      {price && (
        <div className="policy__facts">
          <span className="policy__price">{price}</span>
        </div>
      )}
    </li>
  );
}
