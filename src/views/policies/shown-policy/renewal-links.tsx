import type { PolicyPage } from '#domain/policies/details/policy-page.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { RenewalCertificates } from '#views/policies/renewal-certificates.tsx';

interface RenewalLinksProps {
  readonly page: Pick<PolicyPage, 'certificates' | 'change'>;
}

/** The change, and both certificates. The words are assumed. */
export const RenewalLinks = ({ page: { certificates, change } }: RenewalLinksProps) => (
  <>
    {change?.kind === 'link' && (
      <LinkButton to={change.to} variant="secondary">
        Endre før fornyelsen
      </LinkButton>
    )}
    <RenewalCertificates certificates={certificates} />
  </>
);
