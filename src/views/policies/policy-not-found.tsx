import { unknownProduct } from '#domain/errors/general.ts';
import { detailRefusals, policyNotFound } from '#domain/policies/document-errors.ts';
import { ErrorScreen, type FailureProps, FailureScreen } from '#ui/error-screen.tsx';

/** The address names a policy that the customer does not have (B8.4, C4.7). */
export const PolicyNotFound = () => <ErrorScreen notice={policyNotFound} error={null} />;

/** A policy of a product that is not in our catalogue (A8.13). */
export const UnknownProduct = () => <ErrorScreen notice={unknownProduct} error={null} />;

/** The policy could not be loaded; shows the general error and a link to the overview (B2.44, B8.4). */
export const PolicyUnavailable = (props: FailureProps) => (
  <FailureScreen {...props} refusals={detailRefusals} />
);
