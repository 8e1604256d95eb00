import { ownRelationsRefusals } from '#domain/arriving/errors.ts';
import { type FailureProps, FailureScreen } from '#ui/error-screen.tsx';

/** The parties of the agreement chooser could not be loaded. */
export const PartiesUnavailable = (props: FailureProps) => (
  <FailureScreen {...props} refusals={ownRelationsRefusals} />
);
