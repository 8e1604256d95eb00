import type { AllowedAddress } from './address.ts';

/** A form that takes the browser along to where it is sent. */
export interface FormPost {
  readonly address: AllowedAddress;
  readonly fields: Readonly<Record<string, string>>;
}

/** Where a flow ends: another address of this sub-app, another document, by a form or not, or the same anew. */
export type Exit =
  | { readonly to: string }
  | { readonly leave: AllowedAddress }
  | { readonly post: FormPost }
  | { readonly reload: true };
