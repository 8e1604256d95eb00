import { proposalRefusals } from '#domain/policies/document-errors.ts';
import { type FailureProps, FailureScreen } from '#ui/error-screen.tsx';
import { Screen } from '#ui/screen.tsx';

/** The customer has no proposals (C4.21). */
export const NoProposals = () => (
  <Screen heading="Forsikringsforslag">
    <p className="lead" data-announce>
      Du har ingen forslag nå.
    </p>
  </Screen>
);

/** The proposal could not be loaded; shows the standard text (B8.2). */
export const ProposalsUnavailable = (props: FailureProps) => (
  <FailureScreen {...props} refusals={proposalRefusals} />
);
