import type { IsoDate } from '#domain/dates/calendar.ts';
import { describedPage } from '#domain/policies/details/described-page.ts';
import type { FoundPolicy } from '#domain/policies/find-policy.ts';
import { BackToOverview } from '#ui/back-link.tsx';
import { PolicyHead } from '#views/policies/policy-head.tsx';
import { LoadingParts, PolicySkeleton } from './policy-skeleton.tsx';

interface PolicyLoadingProps {
  readonly context: { readonly found: FoundPolicy | null; readonly today: IsoDate };
}

/** While the details load, the head of the page has what the list of policies knows. Its notices come with the details. */
export const PolicyLoading = ({ context: { found, today } }: PolicyLoadingProps) =>
  found ? (
    <>
      <BackToOverview />
      <div className="policy-page">
        <div className="policy-page__head">
          <PolicyHead page={{ ...describedPage(found.policy, today), notices: [] }} />
        </div>
      </div>
      <LoadingParts />
    </>
  ) : (
    <PolicySkeleton />
  );
