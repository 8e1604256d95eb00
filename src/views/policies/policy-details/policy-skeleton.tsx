import { Skeleton } from '@navikt/ds-react/Skeleton';
import { Screen } from '#ui/screen.tsx';

export const LoadingText = () => (
  <p className="visually-hidden" data-announce>
    Henter forsikringen din …
  </p>
);

interface LoadingPartsProps {
  readonly keys: readonly string[];
  /** Of each part. */
  readonly height?: string;
}

/** What stands for parts that are loading. */
export const LoadingParts = ({ keys, height = '7rem' }: LoadingPartsProps) => (
  <div className="policy-skeleton" aria-hidden>
    {keys.map((key) => (
      <Skeleton key={key} variant="rounded" height={height} />
    ))}
  </div>
);

/** The placeholder of a policy's page while it loads (B2.44). */
export const PolicySkeleton = () => (
  <Screen heading="Forsikring">
    <LoadingText />
    <LoadingParts keys={['one', 'two', 'three']} />
  </Screen>
);
