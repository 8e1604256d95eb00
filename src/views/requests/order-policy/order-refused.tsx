import { missingRight } from '#domain/errors/missing-right.ts';
import { fill } from '#domain/errors/placeholders.ts';
import { organisationOf, type Requester } from '#domain/requests/requester.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { Screen } from '#ui/screen.tsx';

interface OrderRefusedProps {
  readonly context: {
    readonly overview: SiteLink;
    readonly relations: Requester['relations'] | null;
    readonly acting: Pick<Requester, 'organisasjonsnummer'> | null;
  };
}

/** Users without the right to write read whom to contact (B2.89). */
export function OrderRefused({ context: { overview, relations, acting } }: OrderRefusedProps) {
  const organisation = relations && acting && organisationOf({ relations, ...acting });
  return (
    <Screen heading="Bestill ny forsikring">
      <p className="lead" data-announce>
        {fill(missingRight.orderPolicy.text, { organisation: organisation ?? 'bedriften' })}
      </p>
      <p>
        <LinkOut to={overview}>Tilbake til oversikten</LinkOut>
      </p>
    </Screen>
  );
}
