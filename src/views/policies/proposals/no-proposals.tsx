import { Screen } from '#ui/screen.tsx';

/** The customer has no proposals (C4.21). */
export const NoProposals = () => (
  <Screen heading="Forsikringsforslag">
    <p className="lead" data-announce>
      Du har ingen forslag nå.
    </p>
  </Screen>
);
