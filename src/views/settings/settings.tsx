import { Skeleton } from '@navikt/ds-react/Skeleton';
import { Heading } from '@navikt/ds-react/Typography';
import type { ReactNode } from 'react';
import { customerNameOf, postalAddress } from '#domain/person/customer.ts';
import type { ProfileCustomer } from '#domain/settings/profile-customer.ts';
import type { Settled } from '#domain/site/settled.ts';
import { BackToOverview } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

interface SettingsProps {
  readonly context: {
    readonly customer: Settled<ProfileCustomer> | null;
    readonly site: { readonly phone: string };
  };
  readonly regions: {
    readonly contact: ReactNode;
    readonly reservations: ReactNode;
    readonly consents: ReactNode;
  };
}

/** The customer's name above the cards, and the address among them (B2.96). The region of the consents may be empty. */
export function Settings({ context, regions: { contact, reservations, consents } }: SettingsProps) {
  const customer = context.customer?.value ?? {};
  const address = postalAddress(customer);
  return (
    <>
      <BackToOverview />
      <div className="cards cards--wide">
        <div>
          <Heading level="1" size="xlarge">
            Profil og innstillinger
          </Heading>
          <p className="lead">{customerNameOf(customer)}</p>
        </div>
        <div className="cards__columns">
          <div className="cards">
            {contact}
            {(context.customer === null || address) && (
              <Card heading="Adresse">
                {/* As high as the line, so that the cards below stay where they are. */}
                <p>{address || <Skeleton variant="text" as="span" />}</p>
                <PhoneText
                  text="Har du flyttet? Ring oss på {phone}, så retter vi adressen."
                  phone={context.site.phone}
                />
              </Card>
            )}
            {reservations}
          </div>
          <div className="cards">{consents}</div>
        </div>
      </div>
    </>
  );
}
