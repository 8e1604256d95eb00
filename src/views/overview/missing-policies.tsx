import { UmbrellaIcon } from '@navikt/aksel-icons';
import type { ApiError } from '#domain/errors/api-error.ts';
import { isError, type Notice } from '#domain/errors/notice.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

interface MissingPoliciesProps {
  readonly notice: Notice;
  readonly error: ApiError | null;
  readonly phone: string;
  readonly onReload: () => void;
}

/** Shows an error in place of the damage policies, or says that there are no policies. */
export function MissingPolicies({ notice, error, phone, onReload }: MissingPoliciesProps) {
  if (!isError(notice)) {
    return (
      <EmptyState picture={<UmbrellaIcon fontSize="1.75rem" />} title={notice.title}>
        <p data-announce>{notice.text}</p>
      </EmptyState>
    );
  }
  return (
    <ErrorNotice notice={notice} error={error} onRetry={onReload} alternative={null}>
      <PhoneText text={notice.text} phone={phone} />
    </ErrorNotice>
  );
}
