import type { AllowList } from '#domain/site/address.ts';
import type { Site } from '#domain/site/site.ts';
import type { SiteLink } from '#domain/site/site-link.ts';

/**
 * What the surrounding site decides for the landing pages (A3.13). Its links are under `urls`, because the side menu and
 * the tasks choose one by a name that `Site` does not have.
 */
export interface LandingSite extends Pick<Site, 'phone'> {
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
  readonly allowed: AllowList;
  /** The page where health declarations from REFLEX are filled in; null if those do not count (A4.6). */
  readonly reflexUrl: string | null;
  readonly successorHost: string;
}
