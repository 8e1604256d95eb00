import { detailAddress } from '#domain/policies/detail-address.ts';
import { findPolicy, type PolicyAddress } from '#domain/policies/find-policy.ts';
import { productFace } from '#domain/products/catalogue.ts';
import {
  type EmployeeFormKind,
  employeeFormFor,
  employeeProducts,
} from '#domain/products/employee-insurance.ts';
import type { DamageCustomer } from '#domain/shared/damage-customer.ts';
import { readable } from '#domain/shared/wire.ts';

/** A policy that covers employees. */
export interface EmployeePolicy {
  readonly kundenummer: string;
  readonly forsikringsnummer: string;
  readonly produktkode: string;
  readonly name: string;
  /** The address of the policy's own page. */
  readonly href: string;
  /** The form that reports its employees; null if the policy is not active. */
  readonly form: EmployeeFormKind | null;
}

/** The value before the policy is found. */
export const noPolicy: EmployeePolicy = {
  kundenummer: '',
  forsikringsnummer: '',
  produktkode: '',
  name: '',
  href: '',
  form: null,
};

/** The policy at the address of its employee list (B2.11, C4.7); null if there is none, or if it covers no employees. */
export function employeePolicyAt(
  { kundenummer, forsikringer }: Pick<DamageCustomer, 'kundenummer' | 'forsikringer'>,
  address: PolicyAddress,
): EmployeePolicy | null {
  const policy = findPolicy(readable(forsikringer), address);
  if (!policy || !employeeProducts.includes(policy.produkt)) return null;
  const { forsikringsnummer, produkt, forsikringstekst } = policy;
  const { name, stateName } = productFace(produkt, forsikringstekst);
  return {
    kundenummer,
    forsikringsnummer,
    produktkode: produkt,
    name,
    href: detailAddress(stateName, forsikringsnummer, Number(address.version)),
    form: employeeFormFor(policy),
  };
}
