import type { Bank } from './bank.ts';

const plain = (text: string) => text.trim().toLowerCase();

/** What the bank selector's field holds. */
export interface BankSearch {
  readonly search: string;
  /** Chosen from the list; typing takes it back. */
  readonly bank: Bank | null;
}

/**
 * The banks to choose from: those whose name holds the search, those that start with it first.
 * With a bank chosen, the search is its name, and all are offered again.
 */
export function offeredBanks(banks: readonly Bank[], { search, bank }: BankSearch): readonly Bank[] {
  if (bank) return banks;
  const wanted = plain(search);
  const hits = banks
    .map((each) => ({ each, at: plain(each.name).indexOf(wanted) }))
    .filter(({ at }) => at >= 0);
  return [...hits.filter(({ at }) => at === 0), ...hits.filter(({ at }) => at > 0)].map(({ each }) => each);
}

/** The bank that is chosen: from the list, or by its name typed to the end. */
export const bankOf = (banks: readonly Bank[], { search, bank }: BankSearch): Bank | null =>
  bank ?? banks.find(({ name }) => plain(name) === plain(search)) ?? null;
