import { PhoneLink } from '#ui/phone-link.tsx';

interface LandingSummaryProps {
  readonly phone: string;
  /** What the policies cost together; null unless the page has a sum, which takes two policies. */
  readonly cost: string | null;
}

/**
 * What most visitors come for, before everything else. The number comes first, because the cost appears later. The words
 * are assumed.
 */
export const LandingSummary = ({ phone, cost }: LandingSummaryProps) => (
  <dl className="landing-summary">
    <div>
      <dt>Ring oss</dt>
      <dd>
        <PhoneLink phone={phone} />
      </dd>
    </div>
    {cost !== null && (
      <div>
        <dt>Samlet pris</dt>
        <dd>{cost}</dd>
      </div>
    )}
  </dl>
);
