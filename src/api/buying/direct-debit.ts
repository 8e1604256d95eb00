import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { DirectDebitForm } from '#domain/buying/direct-debit-form.ts';

/** Where the customer comes back to. */
interface Return {
  readonly path: string;
  readonly params: string;
}

const form = (type: 'person' | 'skade', { path, params }: Return): Promise<DirectDebitForm> => {
  const query = new URLSearchParams({ returnPath: path, returnParams: params });
  // Asked for each time: one that could not be used must not come back when the customer tries again.
  return read(keys.directDebit(type, path, params), `/avtalegiro/${type}?${query}`, DirectDebitForm, {
    staleTime: 0,
  });
};

/** A7.18, for life insurance. */
export const getPersonDirectDebitForm = (back: Return) => form('person', back);

/** A7.18, for damage insurance. */
export const getDamageDirectDebitForm = (back: Return) => form('skade', back);
