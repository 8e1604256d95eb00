import type { SiteLink } from '#domain/site/site-link.ts';

/** What the surrounding site decides for the page of a policy (A3.13). */
export interface PolicySite {
  readonly claim: SiteLink;
  readonly changeCar: SiteLink;
  readonly messages: SiteLink;
  /** The form to report what customers miss on the page (B2.56, C4.8). */
  readonly missing: SiteLink;
  /** The page of another site where a health declaration is filled in (B4.11, C4.8). */
  readonly healthStatus: SiteLink;
  readonly phone: string;
  readonly alarmCentre: string;
}
