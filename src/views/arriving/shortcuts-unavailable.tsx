import { generalNotice } from '#domain/errors/general.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** The toggle of the intermediate page could not be loaded; the error card links to the overview (A4.9). */
export const ShortcutsUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen notice={generalNotice(error)} error={error} onRetry={() => send({ type: 'retried' })} />
);
