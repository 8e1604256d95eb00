import { Link } from '@navikt/ds-react/Link';
import { generalNotice } from '#domain/errors/general.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

interface UnidentifiedProps extends FailureProps {
  readonly context: FailureProps['context'] & { readonly site: { readonly overview: string } };
}

export const Unidentified = ({ context: { error, site }, send }: UnidentifiedProps) => (
  <ErrorScreen
    notice={generalNotice(error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
    alternative={<Link href={site.overview}>{errorWords.back}</Link>}
  />
);
