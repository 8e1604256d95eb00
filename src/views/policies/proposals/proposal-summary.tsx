import { Heading } from '@navikt/ds-react/Typography';
import { expiryText, type PricePer, type Proposals, totalsOf } from '#domain/policies/proposals.ts';

interface ProposalSummaryProps {
  readonly proposals: Proposals;
  readonly per: PricePer;
}

/** The total, the additional fee to the state, and how long the proposal is valid (B2.76). */
export function ProposalSummary({ proposals, per }: ProposalSummaryProps) {
  const { total, fee } = totalsOf(proposals, per);
  const days = proposals.antallDagerTilgjenglig;
  return (
    <aside className="adviser" aria-label="Samlet pris">
      <Heading level="2" size="small">
        Samlet pris
      </Heading>
      {total && <p className="lead">{total}</p>}
      {fee && <p>Trafikkforsikringsavgift til staten kommer i tillegg: {fee}</p>}
      {days != null && <p>{expiryText(days)}</p>}
    </aside>
  );
}
