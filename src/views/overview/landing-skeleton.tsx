import { Skeleton } from '@navikt/ds-react/Skeleton';
import { Heading } from '@navikt/ds-react/Typography';

/** The placeholder of the whole page while its first calls run (A4.12). */
export function LandingSkeleton() {
  return (
    <div className="landing">
      <Heading level="1" size="xlarge" className="landing__heading">
        Forsikring
      </Heading>
      <p className="visually-hidden" data-announce>
        Henter forsikringene dine …
      </p>
      <div className="landing__top" aria-hidden>
        <Skeleton variant="rounded" height="3rem" width="60%" />
        <Skeleton variant="rounded" height="17rem" />
      </div>
      <Skeleton aria-hidden variant="rounded" height="22rem" />
      <Skeleton aria-hidden variant="rounded" height="30rem" />
    </div>
  );
}
