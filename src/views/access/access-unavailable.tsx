import { Button } from '@navikt/ds-react/Button';
import { organisationRelationsRefusals } from '#domain/access/errors.ts';
import type { ApiError } from '#domain/errors/api-error.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface AccessUnavailableProps {
  readonly context: { readonly error: ApiError | null };
  readonly send: (event: { type: 'retried' }) => void;
}

/** B8.15 */
export function AccessUnavailable({ context: { error }, send }: AccessUnavailableProps) {
  const notice = noticeIn(organisationRelationsRefusals, error);
  return (
    <ErrorScreen title={notice.title} text={notice.text} error={error}>
      {canRetry(notice) && <Button onClick={() => send({ type: 'retried' })}>{errorWords.again}</Button>}
    </ErrorScreen>
  );
}
