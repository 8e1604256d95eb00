import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { errorWords } from '#domain/errors/words.ts';
import { Actions } from '#ui/actions.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface DetailsUnavailableProps {
  readonly error: ApiError | null;
  readonly send: (event: { type: 'retried' }) => void;
}

/** B8.2 */
export function DetailsUnavailable({ error, send }: DetailsUnavailableProps) {
  const notice = generalNotice(error);
  return (
    <>
      <ErrorNotice title={notice.title} error={error}>
        {notice.text}
      </ErrorNotice>
      {canRetry(notice) && (
        <Actions>
          <Button onClick={() => send({ type: 'retried' })}>{errorWords.again}</Button>
        </Actions>
      )}
    </>
  );
}
