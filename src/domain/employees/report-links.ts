import { may } from '#domain/person/may.ts';
import type { Role } from '#domain/person/role.ts';
import type { EmployeeFormKind } from '#domain/products/employee-insurance.ts';
import type { NamedLink } from '#domain/site/site-link.ts';

export interface Company {
  readonly role: Role | null;
  readonly employeeForms: readonly EmployeeFormKind[];
}

/** One link for each form that the company's insurances need (A2.32, B6.5). */
export function reportLinks({ role, employeeForms }: Company): readonly NamedLink[] {
  if (!may(role, 'reportEmployees')) return [];
  const own = {
    text: 'Inn- og utmelding av ansatte',
    to: { url: '#/bm/admin/selvadministrert-inn-og-utmelding' },
  };
  const isSelfAdministered = employeeForms.includes('selfAdministered');
  const standard = {
    text: isSelfAdministered ? 'Inn- og utmelding – Andre forsikringer' : 'Inn- og utmelding av ansatte',
    to: { url: '#/bm/admin/ansatt-inn-og-utmelding' },
  };
  return [...(isSelfAdministered ? [own] : []), ...(employeeForms.includes('standard') ? [standard] : [])];
}
