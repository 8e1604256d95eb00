import { productOf } from '#domain/products/catalogue.ts';
import { employeeProducts } from '#domain/products/employee-insurance.ts';
import type { PolicyRow } from './policy-row.ts';

type Grouped = Pick<PolicyRow, 'labelText' | 'product'>;

/** A group of a company's policies. Drafts store its key. */
interface CompanyGroup<Row> {
  readonly key: string;
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** The specification gives the insurances of employees different themes; they are one group (assumed). */
function keyOf({ labelText, product }: Grouped): string {
  if (labelText !== null) return 'later';
  if (product !== null && employeeProducts.includes(product)) return 'employees';
  const theme = product === null ? null : productOf(product)?.theme;
  if (theme === 'Kjøretøy') return 'vehicles';
  return theme === 'Hjem og fritid' ? 'property' : 'other';
}

const headings = [
  ['employees', 'Ansatte'],
  ['vehicles', 'Kjøretøy'],
  ['property', 'Eiendom og eiendeler'],
  ['other', 'Andre forsikringer'],
  ['later', 'Under behandling eller gjelder senere'],
] as const;

/** The heading of the row's group. */
export const companyHeading = (row: Grouped): string =>
  headings.find(([key]) => key === keyOf(row))?.[1] ?? '';

/** The groups that have policies. */
export const companyGroups = <Row extends Grouped>(rows: readonly Row[]): readonly CompanyGroup<Row>[] =>
  headings
    .map(([key, heading]) => ({ key, heading, rows: rows.filter((row) => keyOf(row) === key) }))
    .filter((group) => group.rows.length > 0);
