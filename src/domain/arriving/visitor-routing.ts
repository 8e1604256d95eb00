import { actsForBusiness } from '#domain/person/identification.ts';
import type { Visitor } from '#domain/person/visitor.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';
import { loadsDirectAccess } from './dependent-calls.ts';
import { successorAddress } from './successor.ts';
import type { SuccessorTarget } from './successor-targets.ts';

/** How routing ends: the page is shown, or the visitor leaves for the successor's page. */
export type Routed = { readonly visitor: Visitor } | { readonly leave: AllowedAddress };

/** The part of a page's context that routing decides. */
export const afterRouting = (routed: Routed): { readonly visitor: Visitor } | { readonly exit: Exit } =>
  'leave' in routed ? { exit: routed } : routed;

/** Where the visitor belongs, and the bank relationship number (A3.8). */
export interface RoutingResponse {
  readonly routingTarget: string;
  readonly bankForholdRegnr?: string | null | undefined;
}

/** Whether the bank blocks direct access, and its name (A3.7). */
export interface DirectAccess {
  readonly banknavn?: string | null | undefined;
  readonly blokkerDirektetilgang: boolean;
}

/** Null until the response arrives, and if the call is not made. */
export type Loadable<T> = T | 'failed' | null;

/** The responses of the dependent calls, which run in parallel (A4.9, A4.10). */
export interface RoutingResponses {
  /** For businesses. */
  readonly routing: Loadable<RoutingResponse>;
  /** For private customers. */
  readonly hasDamagePolicies: Loadable<boolean>;
  /** The redirect toggle, for private customers. */
  readonly redirect: Loadable<boolean>;
  /** For customers of the banks that may block. */
  readonly access: Loadable<DirectAccess>;
}

export const noResponses: RoutingResponses = {
  routing: null,
  hasDamagePolicies: null,
  redirect: null,
  access: null,
};

/** The target of routing that means the successor insurer; the value is assumed (A3.8). */
export const successorTarget = 'FREMTIND';

/** What decides where a visitor belongs. */
interface RoutingFacts extends RoutingResponses {
  readonly site: {
    /** Numbers of the banks that may block direct access (A4.10). */
    readonly mayBlock: readonly string[];
    readonly successorHost: string;
    /** The successor's page that replaces this one. */
    readonly successorPage: SuccessorTarget;
    /** Passed on to the successor (A9.9); null if the address has none. */
    readonly kid: string | null;
  };
  readonly visitor: Visitor;
}

/** Whether the visitor moves to the successor (A4.9). One response that keeps a private customer here is enough. */
export function movesToSuccessor({
  visitor,
  routing,
  hasDamagePolicies,
  redirect,
}: Omit<RoutingFacts, 'site'>): Loadable<boolean> {
  if (actsForBusiness(visitor)) {
    return typeof routing === 'object' && routing ? routing.routingTarget === successorTarget : routing;
  }
  if (hasDamagePolicies === true || redirect === false) return false;
  if (hasDamagePolicies === null || redirect === null) return null;
  return hasDamagePolicies === 'failed' || redirect === 'failed' ? 'failed' : true;
}

type RoutingDestination = 'page' | 'successor' | 'blocked' | 'failed' | 'pending';

/** The successor's page for the visitor; null if the bank is not a number, because it then has no address. */
function successorPageFor({ site, visitor, routing }: RoutingFacts): AllowedAddress | null {
  const { successorHost: host, successorPage, kid } = site;
  const isBusiness = actsForBusiness(visitor);
  const routedBank = isBusiness && typeof routing === 'object' ? routing?.bankForholdRegnr : null;
  return successorAddress(successorPage, {
    host,
    segment: isBusiness ? 'business' : 'private',
    bankForholdRegnr: routedBank ?? visitor.bank?.bankregnr ?? '',
    ...(kid !== null && { kid }),
  });
}

/** Where the visitor belongs by the responses so far (A4.9, A4.10). */
export function destinationOf(facts: RoutingFacts): RoutingDestination {
  const { site, visitor, access } = facts;
  if (!visitor.transition) return 'page';
  const moves = movesToSuccessor(facts);
  if (moves === null) return 'pending';
  if (moves === 'failed') return 'failed';
  if (moves && successorPageFor(facts) !== null) return 'successor';
  if (!loadsDirectAccess(visitor, site.mayBlock)) return 'page';
  if (access === null) return 'pending';
  if (access === 'failed') return 'failed';
  return access.blokkerDirektetilgang ? 'blocked' : 'page';
}

/** The result of the responses. */
export function endRouting(facts: RoutingFacts): Routed {
  const leave = destinationOf(facts) === 'successor' ? successorPageFor(facts) : null;
  return leave === null ? { visitor: facts.visitor } : { leave };
}

/** Forgets every response but the identification. */
export const resetRouting = ({ visitor }: Pick<RoutingFacts, 'visitor'>) => ({
  ...noResponses,
  visitor: { ...visitor, transition: false, bank: null },
});
