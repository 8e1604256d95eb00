/** A local bank that sells our insurance. */
export interface Bank {
  readonly name: string;
  /** The bank's registration number, four digits; leading zeros count. */
  readonly bankregnr: string;
}

const plain = (text: string) => text.trim().toLocaleLowerCase('nb');

/** The banks whose name holds the text, those that start with it first; all of them for an empty text. */
export function findBanks(banks: readonly Bank[], text: string): readonly Bank[] {
  const wanted = plain(text);
  const hits = banks.filter((bank) => plain(bank.name).includes(wanted));
  const starts = hits.filter((bank) => plain(bank.name).startsWith(wanted));
  return [...starts, ...hits.filter((bank) => !starts.includes(bank))];
}

/** The bank whose whole name was typed, if any. */
export const bankNamed = (banks: readonly Bank[], text: string): Bank | null =>
  banks.find((bank) => plain(bank.name) === plain(text)) ?? null;
