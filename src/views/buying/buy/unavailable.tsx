import type { ApiError } from '#domain/errors/api-error.ts';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { ErrorScreen, type FailureProps, FailureScreen } from '#ui/error-screen.tsx';
import { PhoneText } from '#ui/phone-text.tsx';

interface BuyingRefusedProps {
  readonly context: { readonly error: ApiError | null; readonly site: { readonly phone: string } };
}

/** The customer has to log in, or has no access (A6.5, A8.8). */
export function BuyingRefused({ context: { error, site } }: BuyingRefusedProps) {
  const notice = noticeIn(damageCustomerRefusals, error);
  return (
    <ErrorScreen notice={notice} error={error}>
      <PhoneText text={notice.text} phone={site.phone} />
    </ErrorScreen>
  );
}

/** The customer record could not be loaded; offers a retry (A2.39). */
export const BuyingUnavailable = (props: FailureProps) => (
  <FailureScreen {...props} refusals={damageCustomerRefusals} />
);
