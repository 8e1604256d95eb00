import { isActive } from '#domain/shared/policy-status.ts';
import { readable } from '#domain/shared/wire.ts';

/**
 * The products that employees are reported in and out of (B6.5). 'Health business' has no code of its own in the spec, and
 * counts as N16.
 */
export const employeeProducts: readonly string[] = ['N16', 'N17', 'N20', 'N75', 'N76', 'N77', 'N90'];

/** The codes are assumed (C3.2). */
export const virkeProducts: readonly string[] = ['N75', 'N76', 'N77'];

/** A policy of a company, as the insurer sends it. */
export interface CompanyPolicy {
  readonly produkt: string;
  readonly status: string;
  /** Whether the company administers its personnel insurance itself (assumed, C3.2). Only read for N17. */
  readonly selvadministrert?: boolean | null | undefined;
}

/** The forms that report employees: one for self-administered insurance, and one for all other insurances. */
export type EmployeeFormKind = 'standard' | 'selfAdministered';

/** Only active personnel insurance can be self-administered (C4.4). */
export const isSelfAdministered = (policy: CompanyPolicy): boolean =>
  policy.produkt === 'N17' && policy.selvadministrert === true && isActive(policy);

/** The form that reports the employees of a policy; null if it covers no employees, or is not active. */
export function employeeFormFor(policy: CompanyPolicy): EmployeeFormKind | null {
  if (isSelfAdministered(policy)) return 'selfAdministered';
  return employeeProducts.includes(policy.produkt) && isActive(policy) ? 'standard' : null;
}

/** The forms that a company's insurances need (B6.5, C4.5). */
export const employeeFormsFor = (policies: readonly CompanyPolicy[]): readonly EmployeeFormKind[] => [
  ...new Set(policies.flatMap((policy) => employeeFormFor(policy) ?? [])),
];

export interface CompanyForms {
  readonly forms: readonly EmployeeFormKind[];
  /** Whether some policies could not be read, so forms may be missing (A8.6). */
  readonly isPartial: boolean;
}

/** @param entries the company's policies; null for one that could not be read */
export const companyForms = (entries: readonly (CompanyPolicy | null)[]): CompanyForms => ({
  forms: employeeFormsFor(readable(entries)),
  isPartial: entries.includes(null),
});

/** Whether a report is sent to the Virke call (B7.10, B7.11); one Virke product is enough (C3.2). */
export const isVirkeReport = (codes: readonly string[]): boolean =>
  codes.some((code) => virkeProducts.includes(code));
