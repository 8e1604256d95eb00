import { Button } from '@navikt/ds-react/Button';
import { Link } from '@navikt/ds-react/Link';
import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { canRetry } from '#domain/errors/notice.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface UnidentifiedProps {
  readonly context: { readonly error: ApiError | null; readonly site: { readonly overview: string } };
  readonly send: (event: { type: 'retried' }) => void;
}

export function Unidentified({ context: { error, site }, send }: UnidentifiedProps) {
  const notice = generalNotice(error);
  return (
    <ErrorScreen title={notice.title} text={notice.text} error={error}>
      {canRetry(notice) && <Button onClick={() => send({ type: 'retried' })}>{errorWords.again}</Button>}
      <Link href={site.overview}>{errorWords.back}</Link>
    </ErrorScreen>
  );
}
