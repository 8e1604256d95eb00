import { unknown } from 'superstruct';
import * as invalidatedBy from '#api/invalidated-by.ts';
import { write } from '#api/write.ts';
import type { EmployeeReport } from '#domain/employees/employee-report.ts';
import { isVirkeReport } from '#domain/products/employee-insurance.ts';

const paths = {
  meldeInn: { standard: '/bm/meld-inn-ansatt', virke: '/bm/meld-inn-virke-ansatt' },
  meldeUt: { standard: '/bm/meld-ut-ansatt', virke: '/bm/meld-ut-virke-ansatt' },
} as const;

/** Reports an employee in or out. A report with a Virke product has its own calls (B7.10, B7.11). */
export function reportEmployee(body: EmployeeReport, signal: AbortSignal) {
  const path = paths[body.type][isVirkeReport(body.forsikringer) ? 'virke' : 'standard'];
  return write(invalidatedBy.reportEmployee, { method: 'POST', path, body, signal }, unknown());
}
