import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { type FailureProps, FailureScreen } from '#ui/error-screen.tsx';

/** The customer record could not be loaded; offers a retry (A2.39). */
export const BuyingUnavailable = (props: FailureProps) => (
  <FailureScreen {...props} refusals={damageCustomerRefusals} />
);
