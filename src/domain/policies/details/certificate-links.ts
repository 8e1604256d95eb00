import { formatDate } from '#domain/dates/format-date.ts';
import { detailAddress } from '#domain/policies/detail-address.ts';
import { certificateVersions } from '#domain/policies/next-version.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { TextLink } from './text-link.ts';

const links = (policy: DamagePolicy, page: string, document: string): readonly TextLink[] =>
  certificateVersions(policy).map(({ versjon, periode }) => ({
    text: periode.fra ? `Forsikringsbevis som gjelder fra ${formatDate(periode.fra)}` : 'Forsikringsbevis',
    to: { url: `${detailAddress(page, policy.forsikringsnummer, versjon)}/${document}` },
  }));

/** The present certificate, and the one of the renewal if there is one (B2.52, B4.12). Their texts are assumed. */
export const certificatesOf = (policy: DamagePolicy, stateName: string): readonly TextLink[] =>
  links(policy, stateName, 'forsikringsbevis');

/** The same for a policy that another person shares (B2.23). */
export const sharedCertificatesOf = (policy: DamagePolicy, stateName: string): readonly TextLink[] =>
  links(policy, `delt/${stateName}`, 'bevis');
