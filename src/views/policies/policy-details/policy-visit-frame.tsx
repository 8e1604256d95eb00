import type { ReactNode } from 'react';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { completedPolicy } from '#domain/policies/details/completed-policy.ts';
import { describedPage } from '#domain/policies/details/described-page.ts';
import type { PolicyDetail } from '#domain/policies/details/details.ts';
import { describedLife } from '#domain/policies/details/policy-page.ts';
import type { FoundLife, FoundPolicy } from '#domain/policies/find-policy.ts';
import type { Site } from '#domain/site/site.ts';
import { PolicyHead } from '#views/policies/policy-head.tsx';
import { PolicyGrid } from '#views/policies/policy-layout.tsx';

interface Visit {
  readonly site: Pick<Site, 'healthStatus'>;
  readonly today: IsoDate;
  readonly found: FoundPolicy | null;
  /** Null until it has loaded. */
  readonly detail: PolicyDetail | null;
  readonly life: FoundLife | null;
}

interface PolicyVisitFrameProps {
  readonly context: Visit;
  readonly regions: { readonly policy: ReactNode; readonly payment: ReactNode };
}

/** What the list of policies knows, completed by the details. */
function headIn({ site, today, found, detail, life }: Visit) {
  if (life) return describedLife(life.policy, { site, today });
  if (!found) return null;
  return describedPage(completedPolicy(found, detail), today);
}

/** The head of a policy's page, which stays while the rest of it loads (C4.38), and the next payment. */
export function PolicyVisitFrame({ context, regions }: PolicyVisitFrameProps) {
  const head = headIn(context);
  return (
    head && (
      <PolicyGrid>
        <div className="policy-page__head">
          <PolicyHead page={head} />
          {regions.payment}
        </div>
        {regions.policy}
      </PolicyGrid>
    )
  );
}
