import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The customer record could not be loaded; offers a retry (A2.39). */
export const BuyingUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(damageCustomerRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
