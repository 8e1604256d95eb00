import type { IsoDate } from '#domain/dates/calendar.ts';
import type { Fact } from '#domain/policies/details/block.ts';
import { expiryDay, expiryText, type Proposals } from '#domain/policies/proposals.ts';
import { adviserOf } from '#domain/shared/adviser.ts';
import { PhoneLink } from '#ui/phone-link.tsx';
import { PricePanel } from '#views/policies/price-panel.tsx';

interface ProposalSummaryProps {
  readonly heading: string;
  readonly prices: readonly Fact[];
  readonly proposal: Pick<Proposals, 'antallDagerTilgjenglig' | 'radgiver'>;
  readonly today: IsoDate;
  /** Customer service, if the adviser has no phone number (A9.10). */
  readonly phone: string;
}

/**
 * The price, how long the proposal is valid (B2.76), and how the customer accepts it: the proposal itself names no
 * other way than the adviser (B2.77). The sentence is assumed.
 */
export function ProposalSummary({ heading, prices, proposal, today, phone }: ProposalSummaryProps) {
  const { antallDagerTilgjenglig: days, radgiver } = proposal;
  const adviser = adviserOf({ radgiverDTO: radgiver });
  return (
    <PricePanel heading={heading} facts={prices}>
      {days != null && (
        <p>
          <span>{expiryText(days)}</span>, <span>{expiryDay(days, today)}</span>
        </p>
      )}
      <p>
        Vil du takke ja, eller endre noe? Ring {adviser?.phone ? `${adviser.name} på ` : 'oss på '}
        <PhoneLink phone={adviser?.phone ?? phone} />.
      </p>
    </PricePanel>
  );
}
