import { generalNotice } from '#domain/errors/general.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The employees of a policy could not be loaded (B8.2). */
export const EmployeesUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen notice={generalNotice(error)} error={error} onRetry={() => send({ type: 'retried' })} />
);
