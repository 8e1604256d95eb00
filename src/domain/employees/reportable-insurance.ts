import { insuredText } from '#domain/policies/policy-name.ts';
import { productFace } from '#domain/products/catalogue.ts';
import {
  type CompanyPolicy,
  employeeFormFor,
  isSelfAdministered,
} from '#domain/products/employee-insurance.ts';
import { readable } from '#domain/shared/wire.ts';

interface NamedPolicy extends CompanyPolicy {
  readonly forsikringsnummer: string;
  readonly forsikringstekst: string;
  readonly info?: string | null | undefined;
}

/** An insurance in the standard form. */
interface ReportableInsurance {
  /** Product code. */
  readonly product: string;
  /** Differs from the names of the other insurances. */
  readonly name: string;
}

/** A company's insurance of employees, as the standard form needs it. */
export interface EmployeeInsurance {
  /** The active insurances in the standard form, each product once (B3.50). */
  readonly reportable: readonly ReportableInsurance[];
  /** Whether the company's personnel insurance has a form of its own (C4.4). */
  readonly isSelfAdministered: boolean;
  /** Whether some policies could not be read, so insurances may be missing (A8.6). */
  readonly isPartial: boolean;
}

const norwegianList = new Intl.ListFormat('nb', { type: 'conjunction' });

const listed = (texts: readonly string[]): string => norwegianList.format(new Set(texts));

const numbersOf = (policies: readonly NamedPolicy[]): string =>
  `forsikringsnummer ${listed(policies.map(({ forsikringsnummer }) => forsikringsnummer))}`;

interface Named {
  readonly name: string;
}

const isShared = (name: string, named: readonly Named[]): boolean =>
  named.filter((other) => other.name === name).length > 1;

/** The rows, with the text that `moreOf` returns in the names that several rows have. */
const withDistinctNames = <Row extends Named>(
  rows: readonly Row[],
  moreOf: (row: Row) => string,
): readonly Row[] =>
  rows.map((row) => (isShared(row.name, rows) ? { ...row, name: `${row.name}${moreOf(row)}` } : row));

/**
 * Three products are called Virke. What their policies say, such as the group of employees, distinguishes them. A policy that
 * says nothing, or the same as one of another product, has its number: the name alone would seem to cover them all.
 */
function reportableInsurance(policies: readonly NamedPolicy[]): readonly ReportableInsurance[] {
  const products = [...new Set(policies.map(({ produkt }) => produkt))].map((product) => {
    const own = policies.filter(({ produkt }) => produkt === product);
    const { name } = productFace(product, own[0]?.forsikringstekst ?? '');
    const numbers = numbersOf(own);
    const says = own.flatMap((policy) => insuredText(policy) ?? []);
    const silent = own.filter((policy) => insuredText(policy) === null);
    const insured = listed([...says, ...(silent.length > 0 ? [numbersOf(silent)] : [])]);
    return { product, name, insured: ` – ${says.length > 0 ? insured : numbers}`, numbered: ` (${numbers})` };
  });
  const insured = withDistinctNames(products, (row) => row.insured);
  return withDistinctNames(insured, ({ numbered }) => numbered).map(({ product, name }) => ({
    product,
    name,
  }));
}

/** @param entries the company's policies; null for one that could not be read */
export function employeeInsurance(entries: readonly (NamedPolicy | null)[]): EmployeeInsurance {
  const policies = readable(entries);
  return {
    reportable: reportableInsurance(policies.filter((policy) => employeeFormFor(policy) === 'standard')),
    isSelfAdministered: policies.some(isSelfAdministered),
    isPartial: entries.includes(null),
  };
}
