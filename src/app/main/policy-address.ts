import type { PolicyAddress } from '#domain/policies/find-policy.ts';

/** The policy number and the version in a page's address. The state name in it is never trusted (C4.7). */
export const policyAddressIn = ({
  forsikringsnummer = '',
  version = '',
}: Readonly<Record<string, string | undefined>>): PolicyAddress => ({ number: forsikringsnummer, version });
