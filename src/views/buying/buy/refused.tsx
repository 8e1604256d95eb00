import { Link } from '@navikt/ds-react/Link';
import type { ApiError } from '#domain/errors/api-error.ts';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { Actions } from '#ui/actions.tsx';
import { ErrorCode } from '#ui/error-code.tsx';
import { LogIn } from '#ui/log-in.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { Screen } from '#ui/screen.tsx';

interface BuyingRefusedProps {
  readonly context: {
    readonly error: ApiError | null;
    readonly site: {
      readonly overview: string;
      readonly phone: string;
      readonly native: boolean;
    };
  };
}

/** The customer has to log in, or has no access (A6.5, A8.8). */
export function BuyingRefused({ context: { error, site } }: BuyingRefusedProps) {
  const { title, text } = noticeIn(damageCustomerRefusals, error);
  return (
    <Screen heading={title ?? ''}>
      <div data-announce>
        <PhoneText text={text} phone={site.phone} />
      </div>
      {error && <ErrorCode error={error} />}
      <Actions>
        <LogIn error={error} />
        {!site.native && <Link href={site.overview}>{errorWords.overview}</Link>}
      </Actions>
    </Screen>
  );
}
