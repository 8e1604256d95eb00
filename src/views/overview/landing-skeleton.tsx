import { Skeleton } from '@navikt/ds-react/Skeleton';
import { Heading } from '@navikt/ds-react/Typography';

/** The placeholder of the whole page while its first calls run (A4.12). */
export function LandingSkeleton() {
  return (
    <div className="landing landing--overview">
      <Heading level="1" size="xlarge" className="landing__heading">
        Forsikring
      </Heading>
      <p className="visually-hidden" data-announce>
        Henter forsikringene dine …
      </p>
      <div className="landing__top" aria-hidden>
        <Skeleton variant="rounded" height="3rem" width="60%" />
      </div>
      <div className="landing__main" aria-hidden>
        <Skeleton variant="rounded" height="12rem" />
        <Skeleton variant="rounded" height="30rem" />
      </div>
      <div className="landing__side" aria-hidden>
        <Skeleton variant="rounded" height="22rem" />
      </div>
    </div>
  );
}
