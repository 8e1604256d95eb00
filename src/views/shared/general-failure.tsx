import { generalRefusals } from '#domain/errors/general.ts';
import { type FailureProps, FailureScreen } from '#ui/error-screen.tsx';

/** Something could not be loaded, and the call has no texts of its own (B8.2). */
export const GeneralFailure = (props: FailureProps) => (
  <FailureScreen {...props} refusals={generalRefusals} />
);
