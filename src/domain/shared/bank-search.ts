import type { Bank } from './bank.ts';

const plain = (text: string) => text.trim().toLowerCase();

/** The value of the bank selector. */
export interface BankSearch {
  readonly search: string;
  /** Chosen from the list; typing clears it. */
  readonly bank: Bank | null;
}

/**
 * The banks whose name contains the search; names that start with it come first. After a choice, the search is the
 * bank's name, so all banks are offered again.
 */
export function offeredBanks(banks: readonly Bank[], { search, bank }: BankSearch): readonly Bank[] {
  if (bank) return banks;
  const wanted = plain(search);
  const hits = banks
    .map((each) => ({ each, at: plain(each.name).indexOf(wanted) }))
    .filter(({ at }) => at >= 0);
  return [...hits.filter(({ at }) => at === 0), ...hits.filter(({ at }) => at > 0)].map(({ each }) => each);
}

/** The bank that was chosen from the list, or the bank whose whole name was typed. */
export const bankOf = (banks: readonly Bank[], { search, bank }: BankSearch): Bank | null =>
  bank ?? banks.find(({ name }) => plain(name) === plain(search)) ?? null;
