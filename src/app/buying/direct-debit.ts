import type { PageConfiguration } from '#app/page/configuration.ts';
import { type DirectDebitSetup, isPurchase, receiptFor } from '#domain/buying/direct-debit.ts';

/** The input of the flow that creates an AvtaleGiro. */
export const directDebitInput = (
  { urls, allowedHosts }: PageConfiguration,
  origin: string,
  setup: DirectDebitSetup,
) => ({
  type: setup.type,
  bank: {
    origin,
    hosts: allowedHosts,
    netBank: setup.isNetBank ? urls.netBankDirectDebit.url : null,
    receipt: receiptFor(urls.directDebitReceipt.url, origin, setup),
  },
  isPurchase: isPurchase(setup.context),
  back: urls.myPage,
});
