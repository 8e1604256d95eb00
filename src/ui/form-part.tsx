import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';

interface FormPartProps {
  readonly heading: string;
  readonly text?: string | undefined;
  /** Its heading gets focus when the focused field in it is removed. */
  readonly regainsFocus?: boolean;
  readonly children: ReactNode;
}

/** Fields of a form that belong together. */
export const FormPart = ({ heading, text, regainsFocus, children }: FormPartProps) => (
  <section className="form-part" data-regains-focus={regainsFocus}>
    <div>
      <Heading level="2" size="medium">
        {heading}
      </Heading>
      {text && <p>{text}</p>}
    </div>
    {children}
  </section>
);
