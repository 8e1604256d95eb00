import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { BackToOverview } from './back-link.tsx';
import { type Step, StepOf } from './step-of.tsx';

interface ScreenProps {
  readonly heading: string;
  /** The link back above the heading; null if the screen's buttons lead back. */
  readonly back?: ReactNode;
  /** The step and the number of steps, in a flow that has several. */
  readonly step?: Step | undefined;
  /** A drawing above the heading. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A step of a flow. Its main heading gets focus when the screen is new. */
export function Screen({ heading, back = <BackToOverview />, step, mark, children }: ScreenProps) {
  return (
    <>
      {back}
      <section className="screen">
        {mark}
        {step && <StepOf {...step} />}
        <Heading level="1" size="xlarge">
          {heading}
        </Heading>
        <div className="screen__body">{children}</div>
      </section>
    </>
  );
}
