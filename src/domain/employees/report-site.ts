import type { SiteLink } from '#domain/site/site-link.ts';

/** The page configuration for the pages that report employees. */
export interface ReportSite {
  readonly overview: SiteLink;
  readonly phone: string;
  /** Links to documents for employees who leave (A2.16). */
  readonly continuation: readonly ContinuationLink[];
}

export interface ContinuationLink extends SiteLink {
  readonly text: string;
}
