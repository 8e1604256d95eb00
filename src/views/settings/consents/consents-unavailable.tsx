import { noticeIn } from '#domain/errors/refusals.ts';
import { consentsRefusals } from '#domain/settings/errors.ts';
import { Card } from '#ui/card.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';
import type { FailureProps } from '#ui/error-screen.tsx';

/** The consents could not be loaded (B8.36). */
export const ConsentsUnavailable = ({ context: { error }, send }: FailureProps) => (
  <Card heading="Samtykke">
    <ErrorNotice
      notice={noticeIn(consentsRefusals, error)}
      error={error}
      onRetry={() => send({ type: 'retried' })}
    />
  </Card>
);

/** Nothing is shown while the bank is unknown, and without consents to give (B2.99, B6.13, C4.9). */
export const NoCard = () => null;
