import { damageCustomerNotice } from '#domain/errors/customer.ts';
import type { Notice } from '#domain/errors/notice.ts';
import { fill } from '#domain/errors/placeholders.ts';

/** The notice if the company's insurance could not be loaded: the same texts as on the landing page. */
export function employeeInsuranceNotice(error: unknown, organisation: string, phone: string) {
  // Without a bank, a 403 without an explanation is always an error (A6.5): the form needs the insurances.
  const notice = damageCustomerNotice(error, { kind: 'business', bankregnr: null, quietBanks: [] });
  return { ...notice, text: fill(notice.text, { owner: organisation, phone }) } satisfies Notice;
}
