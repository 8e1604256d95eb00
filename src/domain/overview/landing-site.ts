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
  /** The page where health declarations from REFLEX are filled in; null if those do not count (A4.6). */
  readonly reflexUrl: string | null;
  readonly successorHost: string;
}
