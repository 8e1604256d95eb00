import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';

/** One dialog is open at a time. */
export const dialogHeadingId = 'dialog-heading';

interface DialogScreenProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A step in a dialog: its heading names the dialog, and gets focus when the step is new. */
export function DialogScreen({ heading, children }: DialogScreenProps) {
  return (
    <>
      <Heading level="2" size="large" id={dialogHeadingId}>
        {heading}
      </Heading>
      {children}
    </>
  );
}
