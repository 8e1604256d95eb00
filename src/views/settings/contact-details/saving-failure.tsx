import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { updateContactInfoRefusals } from '#domain/settings/errors.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface SavingFailureProps {
  readonly state: string;
  readonly error: ApiError | null;
}

/** Shown above the submit button, which sends the details again (B8.37). */
export function SavingFailure({ state, error }: SavingFailureProps) {
  if (state === 'editing.failed') {
    return <ErrorNotice notice={noticeIn(updateContactInfoRefusals, error)} error={error} />;
  }
  if (state === 'editing.unknown') {
    return (
      <ErrorNotice notice={unknownOutcomeNotice} error={error}>
        Vi vet ikke om kontaktinformasjonen ble lagret. Sjekk nettforbindelsen og prøv igjen.
      </ErrorNotice>
    );
  }
  return null;
}
