import { Link } from '@navikt/ds-react/Link';
import { generalNotice } from '#domain/errors/general.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

interface ShortcutsUnavailableProps extends FailureProps {
  readonly context: FailureProps['context'] & { readonly site: { readonly overview: string } };
}

/** A4.9's card, with a way on: the intermediate page can be skipped. */
export const ShortcutsUnavailable = ({ context: { error, site }, send }: ShortcutsUnavailableProps) => (
  <ErrorScreen
    notice={generalNotice(error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
    retriesAlways
  >
    <Link href={site.overview}>{errorWords.overview}</Link>
  </ErrorScreen>
);
