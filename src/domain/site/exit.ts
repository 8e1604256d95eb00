import type { AllowedAddress } from './address.ts';

/** A form that takes the browser along to where it is sent. */
export interface FormPost {
  readonly address: AllowedAddress;
  readonly fields: Readonly<Record<string, string>>;
}

/** To another document. */
export interface Departure {
  readonly leave: AllowedAddress;
  /** Going back does not lead to the flow, which would leave again. */
  readonly replaces?: true;
}

/** Where a flow ends: another address of this sub-app, another document, by a form or not, or the same anew. */
export type Exit =
  | { readonly to: string; readonly replaces?: true }
  | Departure
  | { readonly post: FormPost }
  | { readonly reload: true };
