/** The event that analytics count (A7.24), when every policy is shown or missing. */
export interface PoliciesShown {
  readonly type: 'policies.shown';
  readonly count: number;
  /** Product codes. */
  readonly products: readonly string[];
  /** Which lists have policies. */
  readonly has: Readonly<Record<'skade' | 'person' | 'delte', boolean>>;
}
