import type { PolicySummary } from '#domain/policies/policy-summary.ts';
import type { SiteBank } from '#domain/shared/bank.ts';
import type { SharedGroup } from '#domain/sharing/shared-group.ts';
import type { Settled } from '#domain/site/settled.ts';
import type { LandingDamage, LandingLife } from './landing-customers.ts';
import type { TaskSources } from './tasks.ts';

/** The customer's own policies, and what decides whether life insurance is loaded (A7.3). */
export type OwnSources = Pick<PrivateSources, 'damage' | 'life' | 'digital' | 'bank'> & {
  readonly hasNationalId: boolean;
};

/** Every part of a private customer's landing page; null while it loads, or if it is not loaded at all. */
export interface PrivateSources extends TaskSources {
  readonly agreement: Settled<{ readonly isAvtalebytte: boolean }> | null;
  readonly damage: Settled<LandingDamage> | null;
  readonly life: Settled<LandingLife> | null;
  readonly digital: Settled<readonly (PolicySummary | null)[]> | null;
  readonly shared: Settled<readonly (SharedGroup | null)[]> | null;
  readonly bank: Settled<SiteBank> | null;
  /** The toggle that hides health declarations is on (B4.30). */
  readonly hidesDeclarations: Settled<boolean> | null;
  /** Number of message threads (A7.17). */
  readonly threads: Settled<number> | null;
  /** There is a health declaration (A7.15). */
  readonly declaration: Settled<boolean> | null;
  /** There are unread documents (A7.15). */
  readonly unread: Settled<boolean> | null;
  /** There are documents other than invoices (A7.16). */
  readonly archive: Settled<boolean> | null;
  /** Numbers of the policies with a travel card. */
  readonly travelCards: Settled<readonly string[]> | null;
}

export const nothingSettled: PrivateSources = {
  agreement: null,
  damage: null,
  life: null,
  digital: null,
  shared: null,
  bank: null,
  hidesDeclarations: null,
  threads: null,
  declaration: null,
  unread: null,
  archive: null,
  travelCards: null,
  declarations: null,
  messages: null,
  documents: null,
  invoices: null,
  claims: null,
  acceptance: null,
};
