import type { AllowedAddress } from './address.ts';

/** Where a flow ends: another address of this sub-app, another document, or the same document anew. */
export type Exit = { readonly to: string } | { readonly leave: AllowedAddress } | { readonly reload: true };
