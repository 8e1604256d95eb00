import type { AllowedAddress } from '#domain/site/address.ts';

/**
 * The address of the overview in the open document, if that is the main app's: the configured address would load the
 * document again, and fail without a network. Null in other documents.
 */
export const overviewHere = (overview: string): AllowedAddress | null =>
  new URL(overview, location.href).pathname === location.pathname ? ('#/' as AllowedAddress) : null;
