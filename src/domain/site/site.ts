import type { AllowedAddress } from './address.ts';
import type { SiteLink } from './site-link.ts';

/** The page configuration as charts and screens use it (A3.13). Each picks what it needs. */
export interface Site {
  readonly overview: SiteLink;
  readonly agreementChooser: AllowedAddress;
  /** The form for reporting damage (B2.102). */
  readonly claim: SiteLink;
  readonly changeCar: SiteLink;
  readonly messages: SiteLink;
  readonly feedback: SiteLink;
  /** The form to report what customers miss on the page of a policy (B2.56, C4.8). */
  readonly missing: SiteLink;
  /** The page of another site where a health declaration is filled in (B4.11, C4.8). */
  readonly healthStatus: SiteLink;
  /** The page where customers register for SmartDelay+ before they travel (B2.74). */
  readonly registration: SiteLink;
  /** Links to documents for employees who leave (A2.16). */
  readonly continuation: readonly (SiteLink & { readonly text: string })[];
  /** Phone number of customer service, for customers without an adviser. */
  readonly phone: string;
  /** Phone number of the alarm centre (B2.104). */
  readonly alarmCentre: string;
}
