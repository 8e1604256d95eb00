/**
 * Employees are reported in and out of these in the normal form (B6.5).
 * Its 'health business' has no code of its own in the spec, and counts as N16.
 */
export const employeeProducts: readonly string[] = ['N16', 'N17', 'N20', 'N75', 'N76', 'N77', 'N90'];

/** Assumed product codes (C3.2). */
export const virkeProducts: readonly string[] = ['N75', 'N76', 'N77'];

interface EmployeePolicy {
  readonly produkt: string;
  /** Assumed (C3.2): the company administers its personnel insurance itself. Counts on N17 alone. */
  readonly selvadministrert?: boolean | undefined;
}

export const isSelfAdministered = ({ produkt, selvadministrert }: EmployeePolicy): boolean =>
  produkt === 'N17' && selvadministrert === true;

/** The form in which employees are reported; null where a policy covers no employees. */
export function employeeForm(policy: EmployeePolicy): 'standard' | 'selfAdministered' | null {
  if (isSelfAdministered(policy)) return 'selfAdministered';
  return employeeProducts.includes(policy.produkt) ? 'standard' : null;
}

/** Whether a report goes to the Virke call (B7.10, B7.11): one Virke product is enough (C3.2). */
export const isVirkeReport = (codes: readonly string[]): boolean =>
  codes.some((code) => virkeProducts.includes(code));
