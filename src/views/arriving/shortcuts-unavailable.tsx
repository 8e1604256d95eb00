import { generalNotice } from '#domain/errors/general.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

/** A4.9's card, with a way on: the intermediate page can be skipped. */
export const ShortcutsUnavailable = ({ context: { error }, send }: FailureProps) => (
  <ErrorScreen notice={generalNotice(error)} error={error} onRetry={() => send({ type: 'retried' })} />
);
