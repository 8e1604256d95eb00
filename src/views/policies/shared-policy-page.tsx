import type { IsoDate } from '#domain/dates/calendar.ts';
import { describeShared, sharedPage } from '#domain/policies/details/shared-page.ts';
import type { PolicyAddress } from '#domain/policies/find-policy.ts';
import type { SharedPolicy } from '#domain/policies/shared-policy.ts';
import type { Site } from '#domain/site/site.ts';
import { Actions } from '#ui/actions.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PolicyHead } from './policy-head.tsx';
import { PolicyContents, PolicyGrid } from './policy-layout.tsx';
import { RenewalCertificates } from './renewal-certificates.tsx';

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
  const page = sharedPage(shared, address.version, today);
  const [certificate] = page.certificates;
  return (
    <PolicyGrid>
      <div className="policy-page__head">
        <PolicyHead page={page} />
      </div>
      <PolicyContents
        page={page}
        blocks={describeShared(shared)}
        actions={
          <Actions>
            <LinkButton to={site.claim}>Meld skade</LinkButton>
            {certificate && (
              <LinkButton to={certificate.to} variant="secondary">
                Se forsikringsbevis
              </LinkButton>
            )}
          </Actions>
        }
        renewalLinks={<RenewalCertificates certificates={page.certificates} />}
      />
    </PolicyGrid>
  );
}
