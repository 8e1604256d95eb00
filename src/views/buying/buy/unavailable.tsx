import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The general error (A2.39). */
export const BuyingUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen
    notice={noticeIn(damageCustomerRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  />
);
