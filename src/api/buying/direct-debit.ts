import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import type { ReceiptAddress } from '#domain/buying/direct-debit.ts';
import { DirectDebitForm } from '#domain/buying/direct-debit-form.ts';

type ReceiptPath = Pick<ReceiptAddress, 'path' | 'params'>;

const loadForm = (type: 'person' | 'skade', { path, params }: ReceiptPath): Promise<DirectDebitForm> => {
  const query = new URLSearchParams({ returnPath: path, returnParams: params });
  // Never cached: if a form cannot be used, a retry must load a new one.
  return read(keys.directDebit(type, path, params), `/avtalegiro/${type}?${query}`, DirectDebitForm, {
    staleTime: 0,
  });
};

/** The form for life insurance (A7.18). */
export const getPersonDirectDebitForm = (receipt: ReceiptPath) => loadForm('person', receipt);

/** The form for damage insurance (A7.18). */
export const getDamageDirectDebitForm = (receipt: ReceiptPath) => loadForm('skade', receipt);
