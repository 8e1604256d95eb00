import type { ApiError } from '#domain/errors/api-error.ts';
import { unknownOutcome } from '#domain/errors/general.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { updateConsentRefusals } from '#domain/settings/errors.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';

interface ConsentTroubleProps {
  readonly isUnknown: boolean;
  readonly error: ApiError;
}

/** Why the answer before is shown again (B4.27, B8.36). */
export function ConsentTrouble({ isUnknown, error }: ConsentTroubleProps) {
  if (isUnknown) {
    return (
      <ErrorNotice notice={unknownOutcome} error={error}>
        Vi vet ikke om svaret ditt kom fram. Sjekk nettforbindelsen, og last siden på nytt for å se hva som er
        lagret.
      </ErrorNotice>
    );
  }
  return <ErrorNotice notice={noticeIn(updateConsentRefusals, error)} error={error} />;
}
