import type { AllowList } from '#domain/site/address.ts';
import type { SiteLink } from '#domain/site/site-link.ts';

/** What the surrounding site decides for the landing pages (A3.13). */
export interface LandingSite {
  readonly urls: Readonly<
    Record<
      | 'overview'
      | 'buyInsurance'
      | 'login'
      | 'invoice'
      | 'documents'
      | 'claim'
      | 'claims'
      | 'messages'
      | 'faq'
      | 'feedback',
      SiteLink
    >
  >;
  readonly phone: string;
  readonly allowed: AllowList;
  /** Where health declarations of REFLEX are filled in; null where those do not count (A4.6). */
  readonly reflexUrl: string | null;
  /** Banks whose customers a refusal tells nothing new (A6.5). */
  readonly quietBanks: readonly string[];
  readonly successorHost: string;
}
