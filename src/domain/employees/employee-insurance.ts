import { isActive } from '#domain/policies/damage-policy.ts';
import { productFace } from '#domain/products/catalogue.ts';

/**
 * Employees are reported in and out of these in the normal form (B6.5).
 * Its 'health business' has no code of its own in the spec, and counts as N16.
 */
export const employeeProducts: readonly string[] = ['N16', 'N17', 'N20', 'N75', 'N76', 'N77', 'N90'];

/** Assumed product codes (C3.2). */
export const virkeProducts: readonly string[] = ['N75', 'N76', 'N77'];

interface EmployeePolicy {
  readonly produkt: string;
  readonly status: string;
  /** Assumed (C3.2): the company administers its personnel insurance itself. Counts on N17 alone. */
  readonly selvadministrert?: boolean | null | undefined;
}

export type EmployeeForm = 'standard' | 'selfAdministered';

/** The one rule for self-administered (C4.4). */
export const isSelfAdministered = (policy: EmployeePolicy): boolean =>
  policy.produkt === 'N17' && policy.selvadministrert === true && isActive(policy);

/** The form to report employees in; null if a policy covers no employees, or is not active. */
export function employeeForm(policy: EmployeePolicy): EmployeeForm | null {
  if (isSelfAdministered(policy)) return 'selfAdministered';
  return employeeProducts.includes(policy.produkt) && isActive(policy) ? 'standard' : null;
}

/** The forms that a company's insurances need (B6.5, C4.5). */
export const employeeForms = (policies: readonly EmployeePolicy[]): readonly EmployeeForm[] => [
  ...new Set(policies.flatMap((policy) => employeeForm(policy) ?? [])),
];

/** Whether a report goes to the Virke call (B7.10, B7.11): one Virke product is enough (C3.2). */
export const isVirkeReport = (codes: readonly string[]): boolean =>
  codes.some((code) => virkeProducts.includes(code));

interface NamedPolicy extends EmployeePolicy {
  readonly forsikringsnummer: string;
  readonly forsikringstekst: string;
}

/** An insurance that the standard form offers. */
interface OfferedInsurance {
  /** Its code. */
  readonly product: string;
  readonly name: string;
}

/** The employee insurance of a company, as the standard form needs it. */
export interface EmployeeInsurance {
  /** Active ones, each product once (B3.50). */
  readonly offered: readonly OfferedInsurance[];
  /** The company's personnel insurance has a form of its own (C4.4). */
  readonly isSelfAdministered: boolean;
}

export function employeeInsurance(policies: readonly NamedPolicy[]): EmployeeInsurance {
  const byProduct = new Map(
    policies
      .filter((policy) => employeeForm(policy) === 'standard')
      .map((policy) => [policy.produkt, policy] as const),
  );
  const named = [...byProduct.values()].map(({ produkt, forsikringsnummer, forsikringstekst }) => ({
    product: produkt,
    name: productFace(produkt, forsikringstekst).name,
    number: forsikringsnummer,
  }));
  const isShared = (name: string) => named.filter((other) => other.name === name).length > 1;
  return {
    offered: named.map(({ product, name, number }) => ({
      product,
      // The three Virke products share a name; the overview tells them apart by number too.
      name: isShared(name) ? `${name}, ${number}` : name,
    })),
    isSelfAdministered: policies.some(isSelfAdministered),
  };
}
