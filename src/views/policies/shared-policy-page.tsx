import type { IsoDate } from '#domain/dates/calendar.ts';
import { describeCovers } from '#domain/policies/details/covers.ts';
import type { PolicySite } from '#domain/policies/details/policy-page.ts';
import { sharedPage } from '#domain/policies/details/shared-page.ts';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import type { SharedPolicy } from '#domain/policies/shared-policy.ts';
import { PolicyBlocks } from './policy-details/policy-block.tsx';
import { PolicyFrame } from './policy-details/policy-frame.tsx';

interface SharedPolicyPageProps {
  readonly context: {
    readonly site: Pick<PolicySite, 'overview' | 'claim'>;
    readonly address: PolicyAddress;
    readonly today: IsoDate;
    readonly shared: SharedPolicy | null;
  };
}

/** A policy of another person, drawn like the customer's own (B2.22). */
export const SharedPolicyPage = ({ context: { site, address, today, shared } }: SharedPolicyPageProps) =>
  shared && (
    <PolicyFrame page={sharedPage(shared, address.version, site, today)} overview={site.overview}>
      <PolicyBlocks blocks={describeCovers(shared)} />
    </PolicyFrame>
  );
