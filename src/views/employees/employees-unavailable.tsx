import { generalNotice } from '#domain/errors/general.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** A policy or its employees could not be loaded (B8.2, B8.4). */
export const EmployeesUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen notice={generalNotice(error)} error={error} onRetry={() => send({ type: 'retried' })} />
);
