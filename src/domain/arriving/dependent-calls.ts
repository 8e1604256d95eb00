interface KnownCustomer {
  /** Whether the identification has a fodselsnummer, which is not kept. */
  readonly hasNationalId: boolean;
  /** A8.1, A8.2. */
  readonly inAnotherBank: boolean;
  readonly bankIsKnown: boolean;
}

/** A7.3: whether the person customer is asked for. */
export const asksPersonCustomer = ({ hasNationalId, inAnotherBank, bankIsKnown }: KnownCustomer): boolean =>
  hasNationalId && !inAnotherBank && bankIsKnown;

/** A4.10: whether it is asked if the bank lets its customers in; `banks` are those that may not (configuration). */
export const asksDirectAccess = (
  bankregnr: string | null,
  { transition, banks }: { readonly transition: boolean; readonly banks: readonly string[] },
): boolean => transition && bankregnr !== null && banks.includes(bankregnr);
