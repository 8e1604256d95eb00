import { Link } from '@navikt/ds-react/Link';
import { formatPhone, telLink } from '#domain/display/phone.ts';

export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <Link href={telLink(phone)} className="phone">
      {formatPhone(phone)}
    </Link>
  );
}
