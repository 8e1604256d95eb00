import { Heading } from '@navikt/ds-react/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly heading: string;
  /** Number of things to do in the section. */
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

/** A part of a landing page with a heading of its own. */
export function Section({ heading, count = 0, children }: SectionProps) {
  const id = useId();
  return (
    <section className="landing__section" aria-labelledby={id}>
      <Heading level="2" size="medium" id={id}>
        {/* A blank in a text of its own would move by the width of the heading when the count appears. */}
        {`${heading} `}
        {count > 0 && <span>({count})</span>}
      </Heading>
      {children}
    </section>
  );
}
