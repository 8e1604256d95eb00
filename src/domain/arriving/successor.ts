import { type AllowedAddress, allowAddress } from '#domain/site/address.ts';
import { type SuccessorTarget, successorPaths } from './successor-targets.ts';

/** Hosts of the successor's site, from the page configuration: 'kunde.example', without scheme. */
export interface SuccessorHosts {
  readonly production: string;
  readonly test: string;
}

/** A page on a test site redirects to the successor's test site (A9.9). */
export const successorHost = (origin: string, hosts: SuccessorHosts): string =>
  origin.includes('.test.') || origin.includes('.qa.') ? hosts.test : hosts.production;

interface Jump {
  readonly host: string;
  readonly segment: 'private' | 'business';
  /** The bank that the customer belongs to. */
  readonly bankForholdRegnr: string;
  /** The one query parameter of the redirect flow (A9.9). */
  readonly kid?: string;
}

/**
 * Address of a target in the successor's site: jump prefix (assumed), bank, segment, path (A2.47).
 * Null if the bank is not a number, because the address would lead to another page of that site.
 */
export function successorAddress(target: SuccessorTarget, jump: Jump): AllowedAddress | null {
  const { host, segment, bankForholdRegnr, kid } = jump;
  if (!/^\d+$/.test(bankForholdRegnr)) return null;
  const prefix = segment === 'business' ? 'bm/' : 'pm/';
  const query = kid === undefined ? '' : `?${new URLSearchParams({ kid })}`;
  return allowAddress(`https://${host}/hopp/${bankForholdRegnr}/${prefix}${successorPaths[target]}${query}`, {
    origin: `https://${host}`,
    hosts: [host],
  });
}
