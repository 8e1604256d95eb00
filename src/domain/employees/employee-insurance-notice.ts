import { damageCustomerNotice } from '#domain/errors/customer.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { fill } from '#domain/errors/placeholders.ts';

/** The notice if the company's insurance could not be loaded: the words of its landing page. */
export function employeeInsuranceNotice(error: unknown, organisation: string, phone: string) {
  // A 403 without an explanation is an error here, whatever the bank (A6.5): the form needs the insurances.
  const notice = damageCustomerNotice(error, { kind: 'business', bankregnr: null, quietBanks: [] });
  return { ...notice, text: fill(notice.text, { owner: organisation, phone }) } satisfies Notice;
}
