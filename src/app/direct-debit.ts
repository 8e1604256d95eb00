import { isPurchase, receiptAt, type SetUp, setUpAddress } from '#domain/payment/direct-debit.ts';
import { loginAddress } from '#domain/site/login.ts';
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
  login: loginAddress(urls.login, setUpAddress(new URL(urls.overview.url, origin).pathname, setUp)),
  back: urls.myPage,
});
