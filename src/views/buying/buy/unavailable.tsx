import { Link } from '@navikt/ds-react/Link';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen, type FailureProps } from '#ui/error-screen.tsx';

interface BuyingUnavailableProps extends FailureProps {
  readonly context: FailureProps['context'] & {
    readonly site: { readonly overview: string; readonly native: boolean };
  };
}

/** The general error (A2.39). */
export const BuyingUnavailable = ({ context: { error, site }, send }: BuyingUnavailableProps) => (
  <ErrorScreen
    notice={noticeIn(damageCustomerRefusals, error)}
    error={error}
    onRetry={() => send({ type: 'retried' })}
  >
    {!site.native && <Link href={site.overview}>{errorWords.overview}</Link>}
  </ErrorScreen>
);
