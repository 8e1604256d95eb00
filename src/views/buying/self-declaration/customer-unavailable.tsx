import { Link } from '@navikt/ds-react/Link';
import { generalNotice } from '#domain/errors/general.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

interface CustomerUnavailableProps extends FailureProps {
  readonly context: FailureProps['context'] & { readonly site: { readonly overview: string } };
}

export const CustomerUnavailable = ({ context: { error, site }, send }: CustomerUnavailableProps) => (
  <ErrorScreen
    notice={generalNotice(error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
    alternative={<Link href={site.overview}>{errorWords.back}</Link>}
  />
);
