import type { IsoDate } from '#domain/dates/calendar.ts';
import { describeLife, lifePage, type PolicySite } from '#domain/policies/details/policy-page.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import { PolicyBlocks } from './policy-block.tsx';
import { PolicyFrame } from './policy-frame.tsx';

interface LifePolicyPageProps {
  readonly context: {
    readonly site: PolicySite;
    readonly today: IsoDate;
    readonly life: LifePolicy | null;
  };
}

/** A personal insurance (B2.44). */
export const LifePolicyPage = ({ context: { site, today, life } }: LifePolicyPageProps) =>
  life && (
    <PolicyFrame page={lifePage(life, site, today)} overview={site.overview}>
      <PolicyBlocks blocks={describeLife(life)} />
    </PolicyFrame>
  );
