import type { ReactNode } from 'react';
import type { SiteLink } from '#domain/site/site-link.ts';
import { travelCardRefusals } from '#domain/travel-cards/errors.ts';
import { type FailureProps, FailureScreen } from '#ui/error-screen.tsx';
import { LinkOut } from '#ui/link-out.tsx';
import { Screen } from '#ui/screen.tsx';

interface TravelCardsPageProps {
  readonly context: { readonly claim: SiteLink };
  readonly regions: { readonly list: ReactNode; readonly dialog: ReactNode };
}

/** The page at `/reisekort` (B2.13, B2.101). */
export function TravelCardsPage({ context: { claim }, regions }: TravelCardsPageProps) {
  return (
    <Screen heading="Reisekort">
      <p className="lead">Ha reisekortet klart på reise. Åpne et kort for å vise det fram.</p>
      {regions.list}
      <p>
        Har noe skjedd på reisen? <LinkOut to={claim}>Meld skade</LinkOut>
      </p>
      {regions.dialog}
    </Screen>
  );
}

/** The cards could not be loaded (B8.34). */
export const TravelCardsUnavailable = (props: FailureProps) => (
  <FailureScreen {...props} refusals={travelCardRefusals} />
);
