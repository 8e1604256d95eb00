import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';

interface ScreenProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A step of a flow: one main heading, which gets focus when the screen is new. */
export function Screen({ heading, children }: ScreenProps) {
  return (
    <section className="screen">
      <Heading level="1" size="xlarge">
        {heading}
      </Heading>
      <div className="screen__body">{children}</div>
    </section>
  );
}
