import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';

/** The terms (B2.49). */
export const PolicyDocuments = ({ children }: { readonly children: ReactNode }) => (
  <section className="policy-panel">
    <Heading level="2" size="medium">
      Dokumenter
    </Heading>
    {children}
  </section>
);
