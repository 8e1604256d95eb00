import { UmbrellaIcon } from '@navikt/aksel-icons';
import type { ApiError } from '#domain/errors/api-error.ts';
import { meansNone } from '#domain/errors/customer.ts';
import { isError, type Notice as NoticeTexts } from '#domain/errors/notice.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorNotice } from '#ui/error-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

interface MissingPoliciesProps {
  readonly notice: NoticeTexts;
  /** A sentence after the text of an error. */
  readonly addition?: string | null;
  readonly error: ApiError | null;
  readonly phone: string;
  readonly onReload: () => void;
}

/** Shows an error in place of the damage policies, or says that there are none, or why they are not shown (A8.1). */
export function MissingPolicies({ notice, addition, error, phone, onReload }: MissingPoliciesProps) {
  if (meansNone(notice)) {
    return (
      <EmptyState picture={<UmbrellaIcon fontSize="1.75rem" />} title={notice.title}>
        <p data-announce>{notice.text}</p>
      </EmptyState>
    );
  }
  if (!isError(notice)) {
    return (
      <Notice status="announcement" title={notice.title ?? ''} titleAs="div">
        <div data-announce>{notice.text}</div>
      </Notice>
    );
  }
  return (
    <ErrorNotice notice={notice} error={error} onRetry={onReload} alternative={null}>
      <PhoneText text={notice.text} phone={phone} />
      {addition && <p>{addition}</p>}
    </ErrorNotice>
  );
}
