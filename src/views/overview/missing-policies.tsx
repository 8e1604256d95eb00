import type { ApiError } from '#domain/errors/api-error.ts';
import { isError, type Notice } from '#domain/errors/notice.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { TryAgain } from '#ui/try-again.tsx';

interface MissingPoliciesProps {
  readonly notice: Notice;
  readonly error: ApiError | null;
  readonly phone: string;
  readonly onReload: () => void;
}

/** In place of the damage policies: an error, or that there are none. */
export function MissingPolicies({ notice, error, phone, onReload }: MissingPoliciesProps) {
  if (!isError(notice)) {
    return (
      <>
        {notice.title && (
          <p className="landing__state" data-announce>
            {notice.title}
          </p>
        )}
        <p data-announce>{notice.text}</p>
      </>
    );
  }
  return (
    <>
      <ErrorNotice notice={notice} error={error}>
        <PhoneText text={notice.text} phone={phone} />
      </ErrorNotice>
      <div className="landing__again">
        <TryAgain notice={notice} onRetry={onReload} variant="secondary" />
      </div>
    </>
  );
}
