import { type AllowedAddress, allowAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { DirectDebitForm } from './direct-debit-form.ts';

export type { DirectDebitForm };

/** For life insurance, or for damage insurance. */
export type DirectDebitType = 'person' | 'skade';

/** The AvtaleGiro to create, as an address describes it. The address of the receipt contains it too. */
export interface DirectDebitSetup {
  readonly type: DirectDebitType;
  /** The net bank receives a query instead of a form. */
  readonly isNetBank: boolean;
  /** The query parameter `context`: 'kjop-{segment}' after a purchase; null if it is missing. */
  readonly context: string | null;
}

/** The prefix of `context` after a purchase: 'kjop-bil'. */
export const purchasePrefix = 'kjop-';

export const isPurchase = (context: string | null): context is string =>
  context?.startsWith(purchasePrefix) ?? false;

/** The value of the query parameter `modus` for the net bank; name and value are assumed. */
const netBankMode = 'nettbank';

/** The kinds of insurance in the address, after `/avtalegiro/`; all but 'personforsikring' are assumed (A7.18). */
export const directDebitKinds = {
  skade: 'skade',
  skadeforsikring: 'skade',
  person: 'person',
  personforsikring: 'person',
} as const satisfies Record<string, DirectDebitType>;

/** @param parameter reads a query parameter of the address */
export const readSetup = (
  type: DirectDebitType,
  parameter: (name: 'context' | 'modus') => string | null,
): DirectDebitSetup => ({
  type,
  isNetBank: parameter('modus') === netBankMode,
  context: parameter('context'),
});

const toQuery = ({ isNetBank, context }: DirectDebitSetup): Readonly<Record<string, string>> => ({
  ...(context !== null && { context }),
  ...(isNetBank && { modus: netBankMode }),
});

/** The page of the main app that creates this AvtaleGiro. */
export function setupAddress(main: string, setup: DirectDebitSetup): string {
  const query = String(new URLSearchParams(toQuery(setup)));
  return `${main}#/avtalegiro/${setup.type}${query && `?${query}`}`;
}

/** Whether the bank's status means that the AvtaleGiro was created (A2.44). */
export const isCreated = (status: string | null): boolean => status?.includes('ok') ?? false;

/** The address that the bank sends the visitor back to. */
export interface ReceiptAddress {
  /** Absolute: for the bank. */
  readonly url: string;
  /** Path and query: for the call that loads the form (A7.18). */
  readonly path: string;
  readonly params: string;
}

/** The settings that decide the address at the bank. */
export interface BankSettings {
  /** The origin of this page. */
  readonly origin: string;
  /** Hosts that a form may be sent to, beside our own. */
  readonly hosts: readonly string[];
  /** The net bank's address for the mode with a query (A2.12); null if a form is sent (A7.19). */
  readonly netBank: AllowedAddress | null;
  readonly receipt: ReceiptAddress;
}

/** The address of the receipt. It contains the setup, so that the visitor can try again from there. */
export function receiptFor(address: AllowedAddress, origin: string, setup: DirectDebitSetup): ReceiptAddress {
  const url = new URL(address, origin);
  const query = { ...toQuery(setup), ...(setup.type === 'person' && { type: setup.type }) };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href, path: url.pathname, params: url.search.slice(1) };
}

/** The exit to the bank (A7.19); null if its address is not allowed or too long. */
export function exitToBank(
  form: DirectDebitForm,
  { origin, hosts, netBank, receipt }: BankSettings,
): Exit | null {
  const { companyName, companyAccountNo, kid } = form;
  const amountLimit = String(form.amountLimit);
  const returnUrl = receipt.url;
  if (netBank !== null) {
    const url = new URL(netBank, origin);
    const query = { kid, receiverAccountNumber: companyAccountNo, amount: amountLimit, returnUrl };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    // An address from the configuration is allowed.
    const leave = allowAddress(url.href, { origin, hosts: [url.host] });
    return leave && { leave, replaces: true };
  }
  const address = allowAddress(form.url, { origin, hosts });
  const fields = { companyName, companyAccountNo, kid, amountLimit, returnUrl, notificationDisabled: 'true' };
  return address && { post: { address, fields } };
}
