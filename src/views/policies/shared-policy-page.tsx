import { Heading } from '@navikt/ds-react/Typography';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { describeCovers } from '#domain/policies/details/covers.ts';
import { sharedPage } from '#domain/policies/details/shared-page.ts';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import type { SharedPolicy } from '#domain/policies/shared-policy.ts';
import type { Site } from '#domain/site/site.ts';
import { LinkOut } from '#ui/link-out.tsx';
import { PolicyLayout } from './policy-layout.tsx';

interface SharedPolicyPageProps {
  readonly context: {
    readonly site: Pick<Site, 'claim'>;
    readonly address: PolicyAddress;
    readonly today: IsoDate;
    readonly shared: SharedPolicy | null;
  };
}

/** A policy of another person, with the same layout as the customer's own (B2.22). */
export function SharedPolicyPage({ context: { site, address, today, shared } }: SharedPolicyPageProps) {
  if (!shared) return null;
  const page = sharedPage(shared, address.version, site, today);
  return (
    <PolicyLayout page={page} blocks={describeCovers(shared)}>
      <section className="policy-panel">
        <Heading level="2" size="small">
          Snarveier
        </Heading>
        <ul className="policy-links">
          {page.links.map(({ text, to }) => (
            <li key={text}>
              <LinkOut to={to}>{text}</LinkOut>
            </li>
          ))}
        </ul>
      </section>
    </PolicyLayout>
  );
}
