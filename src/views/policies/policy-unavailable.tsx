import { detailRefusals } from '#domain/policies/document-errors.ts';
import { type FailureProps, FailureScreen } from '#ui/error-screen.tsx';

/** The policy could not be loaded; shows the general error and a link to the overview (B2.44, B8.4). */
export const PolicyUnavailable = (props: FailureProps) => (
  <FailureScreen {...props} refusals={detailRefusals} />
);
