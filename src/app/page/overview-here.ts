import type { AllowedAddress } from '#domain/site/address.ts';
import type { SiteLink } from '#domain/site/site-link.ts';

/**
 * The overview as an address in the open document, if that is the main app's: the configured address would load the document
 * again, and fail without a network. Null in other documents.
 */
export const overviewHere = (overview: SiteLink): SiteLink | null =>
  new URL(overview.url, location.href).pathname === location.pathname
    ? { ...overview, url: '#/' as AllowedAddress }
    : null;
