import type { Visitor } from '#domain/person/visitor.ts';

interface KnownCustomer {
  /** The identification has a `fodselsnummer`, which no chart stores. */
  readonly hasNationalId: boolean;
  /** The customer belongs to another bank (A8.1, A8.2). */
  readonly isInAnotherBank: boolean;
  readonly isBankKnown: boolean;
}

/** Whether the person customer is loaded (A7.3). */
export const loadsPersonCustomer = ({
  hasNationalId,
  isInAnotherBank,
  isBankKnown,
}: KnownCustomer): boolean => hasNationalId && !isInAnotherBank && isBankKnown;

/**
 * Whether the person customer is never loaded. Not the opposite of `loadsPersonCustomer`: while the bank is loading, neither
 * is true.
 */
export const skipsPersonCustomer = (known: KnownCustomer & { readonly isBankSettled: boolean }): boolean =>
  !loadsPersonCustomer(known) && (known.isBankSettled || !known.hasNationalId || known.isInAnotherBank);

/** Whether direct access is checked: only for the few banks that may block it (A4.10). */
export const loadsDirectAccess = (
  { transition, bank }: Pick<Visitor, 'transition' | 'bank'>,
  mayBlock: readonly string[],
): boolean => transition && bank !== null && mayBlock.includes(bank.bankregnr);
