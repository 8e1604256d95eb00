/** The event for analytics (A7.24), emitted when all policies have loaded or failed. */
export interface PoliciesShown {
  readonly type: 'policies.shown';
  readonly count: number;
  /** Product codes. */
  readonly products: readonly string[];
  /** Which lists have policies. */
  readonly has: Readonly<Record<'skade' | 'person' | 'delte', boolean>>;
}
