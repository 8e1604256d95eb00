import { Link } from '@navikt/ds-react/Link';
import { PhoneLink } from '#ui/phone-link.tsx';
import { Screen } from '#ui/screen.tsx';

interface UnwantedProps {
  readonly context: { readonly site: { readonly overview: string; readonly phone: string } };
}

/** A8.11 */
export function Unwanted({ context: { site } }: UnwantedProps) {
  return (
    <Screen heading="Vi beklager">
      <p className="lead">
        På bakgrunn av svarene du har gitt, kan du dessverre ikke kjøpe forsikringer digitalt hos oss.
      </p>
      <p>
        Ring oss på <PhoneLink phone={site.phone} />
      </p>
      <p>
        <Link href={site.overview}>Gå til oversikt</Link>
      </p>
    </Screen>
  );
}
