import type { RoutingInput } from '#domain/arriving/visitor-routing.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { SiteLink } from '#domain/site/site-link.ts';

/** The surrounding site's settings for the buy page. */
export interface BuySite {
  readonly routing: RoutingInput;
  readonly overview: AllowedAddress;
  /** This page. The products' pages are below it (A2.3). */
  readonly buyPage: AllowedAddress;
  /** The page where a business orders insurance (B2.32). */
  readonly order: AllowedAddress;
  /** Insurance that this insurer does not offer; some banks link to it (A2.36). */
  readonly otherInsurancesPage: SiteLink;
  readonly contact: SiteLink;
  readonly phone: string;
  /** Partner customers do not see the whole list of products (A1.4). */
  readonly isPartner: boolean;
  /** The native app hides some back links (A1.5). */
  readonly isNative: boolean;
  /** Registration numbers of banks, by what applies to them; `configuration.ts` explains each list. */
  readonly banks: {
    readonly otherInsurances: readonly string[];
    readonly ringUs: readonly string[];
    readonly needTime: readonly string[];
  };
}
