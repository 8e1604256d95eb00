import { Button } from '@navikt/ds-react/Button';
import type { ApiError } from '#domain/errors/api-error.ts';
import { canRetry, isError, type Notice } from '#domain/errors/notice.ts';
import { errorWords } from '#domain/errors/words.ts';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

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
      {canRetry(notice) && (
        <div className="landing__again">
          <Button variant="secondary" onClick={onReload}>
            {errorWords.again}
          </Button>
        </div>
      )}
    </>
  );
}
