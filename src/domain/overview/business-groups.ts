import { productOf } from '#domain/products/catalogue.ts';
import { employeeProducts } from '#domain/products/employee-insurance.ts';
import { type BusinessRow, businessRows, isPartial } from './business.ts';
import { type Sorting, sortRows } from './business-order.ts';
import { isFolding } from './folding.ts';
import type { LandingDamage } from './landing-customers.ts';
import { sumOf } from './overview-total.ts';

/** A group of a company's policies. Drafts store its key. */
interface BusinessGroup {
  readonly key: string;
  readonly heading: string;
  readonly rows: readonly BusinessRow[];
  /** In kroner; null if one is unknown, because the sum of the others would be too low. */
  readonly premiePerAr: number | null;
  readonly premie: number | null;
}

/** The specification gives the insurances of employees different themes; they are one group (assumed). */
function keyOf({ labelText, product }: BusinessRow): string {
  if (labelText !== null) return 'later';
  if (employeeProducts.includes(product)) return 'employees';
  const theme = productOf(product)?.theme;
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

/** The groups of the overview; null if it has too few policies for groups. */
export function businessGroups(
  customer: Pick<LandingDamage, 'forsikringer'>,
  sorting: Sorting | null,
): readonly BusinessGroup[] | null {
  const rows = sortRows(businessRows(customer), sorting);
  if (!isFolding(rows.length)) return null;
  return headings
    .map(([key, heading]) => ({ key, heading, rows: rows.filter((row) => keyOf(row) === key) }))
    .filter((group) => group.rows.length > 0)
    .map((group) => ({
      ...group,
      premiePerAr: isPartial(customer) ? null : sumOf(group.rows.map(({ premiePerAr }) => premiePerAr)),
      premie: isPartial(customer) ? null : sumOf(group.rows.map(({ premie }) => premie)),
    }));
}
