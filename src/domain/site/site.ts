import type { AllowedAddress } from './address.ts';
import type { SiteLink } from './site-link.ts';

/** The page configuration as charts and screens use it (A3.13). Each picks what it needs. */
export interface Site {
  readonly overview: SiteLink;
  readonly agreementChooser: AllowedAddress;
  /** The form for reporting damage. */
  readonly claim: SiteLink;
  readonly changeCar: SiteLink;
  readonly messages: SiteLink;
  /** The page with the customer's invoices. */
  readonly invoice: SiteLink;
  readonly feedback: SiteLink;
  /** The form to report what customers miss on the page of a policy. */
  readonly missing: SiteLink;
  /** The page of another site where a health declaration is filled in. */
  readonly healthStatus: SiteLink;
  /** The page where customers register for SmartDelay+ before they travel. */
  readonly registration: SiteLink;
  /** Links to documents for employees who leave. */
  readonly continuation: readonly (SiteLink & { readonly text: string })[];
  /** Phone number of customer service, for customers without an adviser. */
  readonly phone: string;
  /** Phone number of the alarm centre. */
  readonly alarmCentre: string;
}
