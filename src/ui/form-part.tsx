import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';

interface FormPartProps {
  readonly heading: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** Fields of a form that belong together. */
export const FormPart = ({ heading, text, children }: FormPartProps) => (
  <section className="form-part">
    <div>
      <Heading level="2" size="medium">
        {heading}
      </Heading>
      {text && <p>{text}</p>}
    </div>
    {children}
  </section>
);
