import { Heading } from '@navikt/ds-react/Typography';
import type { Adviser } from '#domain/shared/adviser.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';

interface AdviserCardProps {
  readonly adviser: Adviser | null;
  /** Customer service, if there is no adviser or the adviser has no phone number (A9.10). */
  readonly phone: string;
  readonly feedback: SiteLink;
}

/** The adviser's name and phone number (A2.30, A2.32). The rest of the text is assumed. */
export function AdviserCard({ adviser, phone, feedback }: AdviserCardProps) {
  return (
    <aside className="adviser" aria-label="Kontakt">
      <Heading level="2" size="medium">
        {adviser ? 'Rådgiveren din' : 'Trenger du hjelp?'}
      </Heading>
      {adviser && <p>{adviser.name}</p>}
      <p>
        Ring <PhoneLink phone={adviser?.phone ?? phone} />
      </p>
      <p>
        <LinkOut to={feedback}>Gi oss tilbakemelding</LinkOut>
      </p>
    </aside>
  );
}
