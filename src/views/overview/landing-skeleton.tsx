import { Skeleton } from '@navikt/ds-react/Skeleton';
import { Heading } from '@navikt/ds-react/Typography';

/** A4.12: the outline of what is on its way. */
export function LandingSkeleton() {
  return (
    <div className="landing">
      <Heading level="1" size="xlarge" className="landing__heading">
        Forsikring
      </Heading>
      <p className="visually-hidden" data-announce>
        Henter forsikringene dine
      </p>
      <div className="landing__main" aria-hidden>
        {['one', 'two', 'three', 'four'].map((key) => (
          <Skeleton key={key} variant="rounded" height="5rem" />
        ))}
      </div>
    </div>
  );
}
