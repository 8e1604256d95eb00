import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcome } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { updateConsentRefusals } from '#domain/settings/errors.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface ConsentTroubleProps {
  readonly isUnknown: boolean;
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** The answer was not saved, so the previous answer is shown again (B4.27, B8.36). */
export function ConsentTrouble({ isUnknown, error, onRetry }: ConsentTroubleProps) {
  const retry = { error, onRetry };
  if (isUnknown) {
    return (
      <ErrorNotice notice={unknownOutcome} {...retry}>
        Vi vet ikke om svaret ditt kom fram. Sjekk nettforbindelsen, og last siden på nytt for å se hva som er
        lagret.
      </ErrorNotice>
    );
  }
  return <ErrorNotice notice={noticeIn(updateConsentRefusals, error)} {...retry} />;
}
