import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcomeNotice } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { updateConsentRefusals } from '#domain/settings/errors.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface ConsentFailureProps {
  readonly isUnknown: boolean;
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** An answer was not saved, or the outcome is unknown; the previous answer is shown again (B4.27, B8.36). */
export function ConsentFailure({ isUnknown, error, onRetry }: ConsentFailureProps) {
  const noticeProps = { error, onRetry };
  if (isUnknown) {
    return (
      <ErrorNotice notice={unknownOutcomeNotice} {...noticeProps}>
        Vi vet ikke om svaret ditt kom fram. Sjekk nettforbindelsen, og last siden på nytt for å se hva som er
        lagret.
      </ErrorNotice>
    );
  }
  return <ErrorNotice notice={noticeIn(updateConsentRefusals, error)} {...noticeProps} />;
}
