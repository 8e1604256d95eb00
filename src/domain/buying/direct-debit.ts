import { type AllowedAddress, allowAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { DirectDebitForm } from './direct-debit-form.ts';

export type { DirectDebitForm };

/** For life insurance, or for damage insurance. */
export type DirectDebitType = 'person' | 'skade';

/** The parameters of the requested agreement in an address; they are passed to the bank and back. */
export interface SetUp {
  readonly type: DirectDebitType;
  /** The net bank receives a query instead of a form. */
  readonly isNetBank: boolean;
  /** 'kjop-{segment}' after a purchase. */
  readonly context: string | null;
}

/** The prefix for a policy that has just been bought: 'kjop-bil'. */
export const purchaseMark = 'kjop-';

export const isPurchase = (context: string | null): context is string =>
  context?.startsWith(purchaseMark) ?? false;

/** Names and values in addresses; all but `context` are assumed. */
const netBankMode = 'nettbank';

/** The kinds of insurance that an address of the set-up names; all but 'personforsikring' are assumed (A7.18). */
export const directDebitKinds = {
  skade: 'skade',
  skadeforsikring: 'skade',
  person: 'person',
  personforsikring: 'person',
} as const satisfies Record<string, DirectDebitType>;

/** @param parameter reads a query parameter of the address */
export const setUpIn = (
  type: DirectDebitType,
  parameter: (name: 'context' | 'modus') => string | null,
): SetUp => ({
  type,
  isNetBank: parameter('modus') === netBankMode,
  context: parameter('context'),
});

const toQuery = ({ isNetBank, context }: SetUp): Readonly<Record<string, string>> => ({
  ...(context !== null && { context }),
  ...(isNetBank && { modus: netBankMode }),
});

/** Where the set-up starts, in the main app. */
export function setUpAddress(main: string, setUp: SetUp): string {
  const query = String(new URLSearchParams(toQuery(setUp)));
  return `${main}#/avtalegiro/${setUp.type}${query && `?${query}`}`;
}

/** Whether the bank's status means that the agreement is made (A2.44). */
export const isMade = (status: string | null): boolean => status?.includes('ok') ?? false;

/** Whether the customer cancelled at the bank (A2.44). */
export const isCancelled = (status: string | null): boolean => status?.includes('cancel') ?? false;

/** The return address, in the forms that are sent. */
export interface Receipt {
  /** Absolute: for the bank. */
  readonly url: string;
  /** The same in two parts: for the call that gives the form (A7.18). */
  readonly path: string;
  readonly params: string;
}

/** The settings that decide the address at the bank. */
export interface BankSettings {
  /** Of the page itself. */
  readonly origin: string;
  /** Hosts that a form may be sent to, beside our own. */
  readonly hosts: readonly string[];
  /** The net bank's address for the mode with a query (A2.12); null if a form is sent (A7.19). */
  readonly netBank: AllowedAddress | null;
  readonly receipt: Receipt;
}

/** Keeps the parameters, so that the customer can try again from there. */
export function receiptAt(address: AllowedAddress, origin: string, setUp: SetUp): Receipt {
  const url = new URL(address, origin);
  const kept = { ...toQuery(setUp), ...(setUp.type === 'person' && { type: setUp.type }) };
  for (const [name, value] of Object.entries(kept)) url.searchParams.set(name, value);
  return { url: url.href, path: url.pathname, params: url.search.slice(1) };
}

/** How the customer gets to the bank (A7.19); null if its address is not allowed. */
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
