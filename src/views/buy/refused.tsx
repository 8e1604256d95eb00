import { Link } from '@navikt/ds-react/Link';
import { type ApiError, statusOf } from '#domain/errors/api-error.ts';
import { damageCustomerRefusals } from '#domain/errors/customer.ts';
import { lostSessionStatus } from '#domain/errors/not-logged-in.ts';
import { noticeIn } from '#domain/errors/refusals.ts';
import { errorWords } from '#domain/errors/words.ts';
import { loginAddress } from '#domain/site/login.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { Actions } from '#ui/actions.tsx';
import { ErrorCode } from '#ui/error-code.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import { Screen } from '#ui/screen.tsx';

interface BuyingRefusedProps {
  readonly context: {
    readonly error: ApiError | null;
    readonly site: {
      readonly overview: string;
      readonly buyPage: string;
      readonly phone: string;
      readonly native: boolean;
      readonly routing: { readonly login: SiteLink };
    };
  };
}

/** A6.5, A8.8 */
export function BuyingRefused({ context: { error, site } }: BuyingRefusedProps) {
  const { title, text } = noticeIn(damageCustomerRefusals, error);
  return (
    <Screen heading={title ?? ''}>
      <PhoneText text={text} phone={site.phone} />
      {error && <ErrorCode error={error} />}
      <Actions>
        {statusOf(error) === lostSessionStatus && (
          // Back to this place (decision 5).
          <LinkButton to={{ url: loginAddress(site.routing.login, site.buyPage) }}>
            {errorWords.logIn}
          </LinkButton>
        )}
        {!site.native && <Link href={site.overview}>{errorWords.overview}</Link>}
      </Actions>
    </Screen>
  );
}
