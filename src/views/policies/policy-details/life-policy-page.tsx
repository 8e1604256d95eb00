import type { IsoDate } from '#domain/dates/calendar.ts';
import { lifePage, type PolicySite } from '#domain/policies/details/policy-page.ts';
import { healthBanner } from '#domain/policies/health-banner.ts';
import type { LifePolicy } from '#domain/shared/person-customer.ts';
import { Notice } from '#ui/notice.tsx';
import { PolicyFrame } from './policy-frame.tsx';

interface LifePolicyPageProps {
  readonly context: {
    readonly site: PolicySite;
    readonly today: IsoDate;
    readonly life: LifePolicy | null;
  };
}

/** A personal insurance, with what its health review waits for (B2.44, B4.7). */
export function LifePolicyPage({ context: { site, today, life } }: LifePolicyPageProps) {
  if (life === null) return null;
  const banner = healthBanner(life);
  return (
    <PolicyFrame page={lifePage(life, site, today)} overview={site.overview}>
      {banner && <Notice status="warning" title={banner.text} titleAs="div" />}
    </PolicyFrame>
  );
}
