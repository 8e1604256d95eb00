import { Skeleton } from '@navikt/ds-react/Skeleton';
import { Screen } from '#ui/screen.tsx';

/** What stands for the parts of a policy that are loading. */
export const LoadingParts = () => (
  <>
    <p className="visually-hidden" data-announce>
      Henter forsikringen din …
    </p>
    <div className="policy-skeleton" aria-hidden>
      {['one', 'two', 'three'].map((key) => (
        <Skeleton key={key} variant="rounded" height="7rem" />
      ))}
    </div>
  </>
);

/** The placeholder of a policy's page while it loads (B2.44). */
export const PolicySkeleton = () => (
  <Screen heading="Forsikring">
    <LoadingParts />
  </Screen>
);
