import type { AllowedAddress } from './address.ts';

/** A form whose submission leads to its address. */
export interface FormPost {
  readonly address: AllowedAddress;
  readonly fields: Readonly<Record<string, string>>;
}

/** The flow leaves for another document. */
export interface Departure {
  readonly leave: AllowedAddress;
  /** Replaces the history entry: going back must not lead to the flow, which would leave again. */
  readonly replaces?: true;
}

/** The end of a gate: the page behind it is shown, or the visitor leaves for another document. */
export type GateEnd = { readonly admitted: true } | Departure;

/** The end of a flow: another address of this sub-app, another document (also by a form), or a reload. */
export type Exit =
  | { readonly to: string; readonly replaces?: true }
  | Departure
  | { readonly post: FormPost }
  | { readonly reload: true };
