import { isPurchase, receiptAt, type SetUp } from '#domain/payment/direct-debit.ts';
import type { PageConfiguration } from './configuration.ts';

/** What the set-up of an AvtaleGiro is given by this page. */
export const directDebitIn = ({ urls, allowedHosts }: PageConfiguration, origin: string, setUp: SetUp) => ({
  type: setUp.type,
  ways: {
    origin,
    hosts: allowedHosts,
    netBank: setUp.isNetBank ? urls.netBankDirectDebit.url : null,
    receipt: receiptAt(urls.directDebitReceipt.url, origin, setUp),
  },
  isPurchase: isPurchase(setUp.context),
  back: urls.myPage,
});
