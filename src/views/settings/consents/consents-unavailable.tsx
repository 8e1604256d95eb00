import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { consentsRefusals } from '#domain/settings/errors.ts';
import { Actions } from '#ui/actions.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface ConsentsUnavailableProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' }) => void;
}

/** B8.36 */
export function ConsentsUnavailable({ context: { error }, send }: ConsentsUnavailableProps) {
  const notice = noticeIn(consentsRefusals, error);
  return (
    <Card heading="Samtykke">
      <ErrorNotice title={notice.title} error={error}>
        {notice.text}
      </ErrorNotice>
      {canRetry(notice) && (
        <Actions>
          <Button variant="secondary" onClick={() => send({ type: 'retried' })}>
            {errorWords.again}
          </Button>
        </Actions>
      )}
    </Card>
  );
}
