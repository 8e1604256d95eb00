import type { IsoDate } from '#domain/dates/calendar.ts';
import { listedPrice } from '#domain/policies/details/described-page.ts';
import type { FoundPolicy } from '#domain/policies/find-policy.ts';
import { PricePanel } from '#views/policies/price-panel.tsx';
import { LoadingParts, LoadingText } from './policy-skeleton.tsx';

interface LoadingPolicyProps {
  readonly context: { readonly today: IsoDate; readonly found: FoundPolicy | null };
}

/** The price that the list of policies knows (C4.38), between the placeholders of the parts that are loading. */
export function LoadingPolicy({ context: { today, found } }: LoadingPolicyProps) {
  const price = found ? listedPrice(found.policy, today) : [];
  return (
    <>
      <LoadingText />
      {/* On a phone, what follows the covers is below the window while they load, so that nothing visible moves. */}
      <div className="policy-page__main">
        <LoadingParts keys={['covers']} height="26rem" />
      </div>
      <div className="policy-page__side">
        {/* As high as the actions of a private policy, so that the price below them does not move. */}
        <LoadingParts keys={['actions']} height="10.875rem" />
        {price.length > 0 && <PricePanel heading="Pris" facts={price} />}
      </div>
    </>
  );
}
