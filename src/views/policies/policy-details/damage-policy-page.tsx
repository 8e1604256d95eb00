import type { IsoDate } from '#domain/dates/calendar.ts';
import type { Representative } from '#domain/person/representative.ts';
import type { Block } from '#domain/policies/details/block.ts';
import { damagePage, type PolicySite } from '#domain/policies/details/policy-page.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { PolicyBlocks } from './policy-block.tsx';
import { PolicyFrame } from './policy-frame.tsx';

interface DamagePolicyPageProps {
  readonly context: {
    readonly site: PolicySite;
    readonly today: IsoDate;
    readonly representative: Representative | null;
    readonly found: { readonly policy: DamagePolicy } | null;
    readonly blocks: readonly Block[];
  };
}

export const DamagePolicyPage = ({
  context: { site, today, representative, found, blocks },
}: DamagePolicyPageProps) =>
  found &&
  representative && (
    <PolicyFrame page={damagePage(found.policy, representative, site, today)} overview={site.overview}>
      <PolicyBlocks blocks={blocks} />
    </PolicyFrame>
  );
