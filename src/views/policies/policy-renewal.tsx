import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import type { Renewal } from '#domain/policies/details/renewal.ts';
import { FactList } from './policy-block.tsx';

interface PolicyRenewalProps {
  readonly renewal: Renewal;
  /** The certificates and the change, for the policy's owner. */
  readonly children: ReactNode;
}

/** When the policy is renewed, and its price before and after (B2.51, B4.12). */
export const PolicyRenewal = ({ renewal: { text, prices }, children }: PolicyRenewalProps) => (
  <section className="policy-panel policy-renewal">
    <Heading level="2" size="medium">
      {text}
    </Heading>
    <FactList facts={prices} />
    <div className="policy-renewal__links">{children}</div>
  </section>
);
