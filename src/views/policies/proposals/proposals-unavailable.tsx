import { proposalRefusals } from '#domain/policies/document-errors.ts';
import { type FailureProps, FailureScreen } from '#ui/error-screen.tsx';

/** The proposal could not be loaded; shows the standard text (B8.2). */
export const ProposalsUnavailable = (props: FailureProps) => (
  <FailureScreen {...props} refusals={proposalRefusals} />
);
