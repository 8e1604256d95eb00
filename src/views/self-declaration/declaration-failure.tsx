import type { ApiError } from '#domain/api-error.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';

interface DeclarationFailureProps {
  readonly state: string;
  readonly error: ApiError | null;
  readonly phone: string;
}

/** Stands above the button, so that sending again is the next thing; the answers are still there. */
export function DeclarationFailure({ state, error, phone }: DeclarationFailureProps) {
  if (state === 'declaring.failed') {
    // A8.12
    return (
      <ErrorNotice title="Noe gikk galt!" error={error}>
        <p>
          Vi fikk ikke kontakt med alle systemene våre. Prøv igjen senere ved å logge inn på nytt, eller ring
          oss på <PhoneLink phone={phone} />.
        </p>
      </ErrorNotice>
    );
  }
  if (state === 'declaring.unknown') {
    return (
      <ErrorNotice title="Vi fikk ikke svar" error={error}>
        <p>
          Vi vet ikke om svarene dine kom fram. Sjekk nettforbindelsen og send dem på nytt, eller ring oss på{' '}
          <PhoneLink phone={phone} />.
        </p>
      </ErrorNotice>
    );
  }
  return null;
}
