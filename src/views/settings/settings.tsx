import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { BackToOverview } from '#ui/back-link.tsx';

interface SettingsProps {
  readonly regions: {
    readonly contact: ReactNode;
    readonly reservations: ReactNode;
    readonly consents: ReactNode;
  };
}

/** Each region is a card or empty (B2.96). */
export function Settings({ regions: { contact, reservations, consents } }: SettingsProps) {
  return (
    <>
      <BackToOverview />
      <div className="cards cards--wide">
        <Heading level="1" size="xlarge">
          Profil og innstillinger
        </Heading>
        <div className="cards__columns">
          <div className="cards">
            {contact}
            {reservations}
          </div>
          <div className="cards">{consents}</div>
        </div>
      </div>
    </>
  );
}
