import type { PageConfiguration } from '#app/page/configuration.ts';
import { isPurchase, receiptAt, type SetUp } from '#domain/buying/direct-debit.ts';

/** The input of the flow that creates an AvtaleGiro. */
export const directDebitIn = (
  { urls, banks, allowedHosts }: PageConfiguration,
  origin: string,
  setUp: SetUp,
) => ({
  type: setUp.type,
  bank: {
    origin,
    hosts: allowedHosts,
    netBank: setUp.isNetBank ? urls.netBankDirectDebit.url : null,
    receipt: receiptAt(urls.directDebitReceipt.url, origin, setUp),
  },
  mayBlock: banks.mayBlock,
  isPurchase: isPurchase(setUp.context),
  back: urls.myPage,
});
