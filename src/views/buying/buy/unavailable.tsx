import { Button } from '@navikt/ds-react/Button';
import { Link } from '@navikt/ds-react/Link';
import type { ApiError } from '#domain/errors/api-error.ts';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface BuyingUnavailableProps {
  readonly context: {
    readonly error: ApiError | null;
    readonly site: { readonly overview: string; readonly native: boolean };
  };
  readonly send: (event: { type: 'retried' }) => void;
}

/** A2.39 */
export function BuyingUnavailable({ context: { error, site }, send }: BuyingUnavailableProps) {
  const { title, text } = noticeIn(damageCustomerRefusals, error);
  return (
    <ErrorScreen title={title} text={text} error={error}>
      <Button onClick={() => send({ type: 'retried' })}>{errorWords.again}</Button>
      {!site.native && <Link href={site.overview}>{errorWords.overview}</Link>}
    </ErrorScreen>
  );
}
