import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { organisationOf, type Representative } from '#domain/person/representative.ts';
import { BackToOverview } from '#ui/back-link.tsx';

interface BusinessSettingsProps {
  readonly context: { readonly representative: Representative | null };
  readonly children?: ReactNode;
}

/** The organisation's name above the cards (B2.6). */
export const BusinessSettings = ({ context: { representative }, children }: BusinessSettingsProps) => (
  <>
    <BackToOverview />
    <div className="cards">
      <div>
        <Heading level="1" size="xlarge">
          Profil og innstillinger
        </Heading>
        <p className="lead">{representative && organisationOf(representative)}</p>
      </div>
      {children}
    </div>
  </>
);
