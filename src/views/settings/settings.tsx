import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { customerNameOf, type NamedCustomer } from '#domain/person/masthead-names.ts';
import type { Settled } from '#domain/site/settled.ts';
import { BackToOverview } from '#ui/back-link.tsx';

interface SettingsProps {
  readonly context: { readonly customerName: Settled<NamedCustomer> | null };
  readonly regions: {
    readonly contact: ReactNode;
    readonly reservations: ReactNode;
    readonly consents: ReactNode;
  };
}

/** The customer's name above the cards (B2.96). The region of the consents may be empty. */
export function Settings({ context, regions: { contact, reservations, consents } }: SettingsProps) {
  return (
    <>
      <BackToOverview />
      <div className="cards cards--wide">
        <div>
          <Heading level="1" size="xlarge">
            Profil og innstillinger
          </Heading>
          <p className="lead">{customerNameOf(context.customerName?.value ?? {})}</p>
        </div>
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
