import type { PolicyAddress } from '#domain/policies/find-policy.ts';

/** What the address of a page says of its policy; the state name in it is never trusted (C4.7). */
export const policyAddressIn = ({
  forsikringsnummer = '',
  version = '',
}: Readonly<Record<string, string | undefined>>): PolicyAddress => ({ number: forsikringsnummer, version });
