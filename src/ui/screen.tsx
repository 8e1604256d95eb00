import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { BackToOverview } from './back-link.tsx';
import { type Step, StepOf } from './step-of.tsx';

interface ScreenProps {
  readonly heading: string;
  /** The way back above the heading; null where the screen's buttons lead there. */
  readonly back?: ReactNode;
  /** Which step of how many, in a flow that has several. */
  readonly step?: Step | undefined;
  readonly children: ReactNode;
}

/** A step of a flow: one main heading, which gets focus when the screen is new. */
export function Screen({ heading, back = <BackToOverview />, step, children }: ScreenProps) {
  return (
    <>
      {back}
      <section className="screen">
        {step && <StepOf {...step} />}
        <Heading level="1" size="xlarge">
          {heading}
        </Heading>
        <div className="screen__body">{children}</div>
      </section>
    </>
  );
}
