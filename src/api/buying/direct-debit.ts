import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { DirectDebitForm } from '#domain/buying/direct-debit-form.ts';

/** The address that the bank sends the customer back to. */
interface Return {
  readonly path: string;
  readonly params: string;
}

const form = (type: 'person' | 'skade', { path, params }: Return): Promise<DirectDebitForm> => {
  const query = new URLSearchParams({ returnPath: path, returnParams: params });
  // Never cached: if a form cannot be used, a retry must load a new one.
  return read(keys.directDebit(type, path, params), `/avtalegiro/${type}?${query}`, DirectDebitForm, {
    staleTime: 0,
  });
};

/** The form for life insurance (A7.18). */
export const getPersonDirectDebitForm = (back: Return) => form('person', back);

/** The form for damage insurance (A7.18). */
export const getDamageDirectDebitForm = (back: Return) => form('skade', back);
