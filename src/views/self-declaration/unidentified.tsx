import { Button } from '@navikt/ds-react/Button';
import { Link } from '@navikt/ds-react/Link';
import type { ApiError } from '#domain/errors/api-error.ts';
import { generalNotice } from '#domain/errors/general.ts';
import { ErrorScreen } from '#ui/error-screen.tsx';

interface UnidentifiedProps {
  readonly context: { readonly error: ApiError | null; readonly site: { readonly overview: string } };
  readonly send: (event: { type: 'retried' }) => void;
}

export function Unidentified({ context: { error, site }, send }: UnidentifiedProps) {
  return (
    <ErrorScreen {...generalNotice(error)} error={error}>
      <Button onClick={() => send({ type: 'retried' })}>Prøv igjen</Button>
      <Link href={site.overview}>Gå tilbake</Link>
    </ErrorScreen>
  );
}
