import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { BackToOverview } from '#ui/back-link.tsx';

interface InsightPageProps {
  readonly regions: { readonly own: ReactNode; readonly received: ReactNode };
}

/** The page at `/dele-forsikringer` (B2.12). */
export const InsightPage = ({ regions }: InsightPageProps) => (
  <>
    <BackToOverview />
    <div className="cards">
      <Heading level="1" size="xlarge">
        Dele forsikringer
      </Heading>
      <p className="lead">
        Du kan la andre se skadeforsikringene dine og melde skade for deg. De kan ikke endre eller si opp noe.
      </p>
      {regions.own}
      {regions.received}
    </div>
  </>
);
