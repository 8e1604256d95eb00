import { Link } from '@navikt/ds-react/Link';
import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';
import { TryAgain } from '#ui/try-again.tsx';

interface ShortcutsUnavailableProps {
  readonly context: { readonly error: ApiError | null; readonly site: { readonly overview: string } };
  readonly send: (event: { type: 'retried' }) => void;
}

/** A4.9's card, with a way on: nobody has to pass by here. */
export function ShortcutsUnavailable({ context: { error, site }, send }: ShortcutsUnavailableProps) {
  const notice = generalNotice(error);
  return (
    <ErrorScreen title={notice.title} text={notice.text} error={error}>
      <TryAgain notice={notice} onRetry={() => send({ type: 'retried' })} />
      <Link href={site.overview}>{errorWords.overview}</Link>
    </ErrorScreen>
  );
}
