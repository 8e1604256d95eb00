import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { type Step, StepOf } from './step-of.tsx';

/** Fixed, because only one dialog is open at a time. */
export const dialogHeadingId = 'dialog-heading';

interface DialogScreenProps {
  readonly heading: string;
  /** The step and the number of steps, in a flow that has several. */
  readonly step?: Step | undefined;
  readonly children: ReactNode;
}

/** A step in a dialog. Its heading names the dialog, and gets focus when the step is new. */
export function DialogScreen({ heading, step, children }: DialogScreenProps) {
  return (
    <>
      {step && <StepOf {...step} />}
      <Heading level="2" size="large" id={dialogHeadingId}>
        {heading}
      </Heading>
      {children}
    </>
  );
}
