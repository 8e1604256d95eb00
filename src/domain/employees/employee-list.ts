import { formatDate, formatPeriod } from '#domain/dates/format-date.ts';
import { sortKey } from '#domain/display/alphabetical.ts';
import { formatCount } from '#domain/display/amounts.ts';
import { folded } from '#domain/display/search.ts';
import type { Employee } from './employee.ts';
import { employeeOrder } from './employee-order.ts';
import type { EmployeePolicy } from './employee-policy.ts';

export interface ListedEmployee extends Employee {
  /** The place in the response: the insurer sends no id. */
  readonly id: number;
  /** The name, folded. */
  readonly foldedName: string;
  readonly key: string | null;
}

/**
 * Sorted once (B2.83) and prepared for the search, so that a keystroke among ten thousand costs little. One object
 * for each employee, made field by field, and one lower case for search and order: the rest is time (0028).
 */
export const listed = (employees: readonly Employee[]): readonly ListedEmployee[] =>
  employees
    .map(({ personInfo, yrkesgruppe }, id) => {
      const foldedName = folded(personInfo.navn);
      return { personInfo, yrkesgruppe, id, foldedName, key: sortKey(personInfo.navn, foldedName) };
    })
    .sort(employeeOrder);

interface List {
  readonly policy: Pick<EmployeePolicy, 'form'>;
  readonly employees: readonly ListedEmployee[];
}

/** B2.80: self-administered insurance has no names to search. */
export const isSearchable = ({ policy, employees }: List): boolean =>
  policy.form !== 'selfAdministered' && employees.length > 0;

/** What the closed card shows: the name, and what tells people of one name apart. The words are assumed. */
export function headingOf({ personInfo: { navn, fodselar, kjonn } }: Employee) {
  const born = fodselar === null ? null : `Født ${fodselar}`;
  return { title: navn || (born ?? 'Uten navn'), detail: navn ? born : (kjonn ?? null) };
}

const dash = '–';

/** What the open card shows (B2.81). */
export const factsOf = ({ personInfo, yrkesgruppe }: Employee): readonly (readonly [string, string])[] => [
  ['Fødselsdato', formatDate(personInfo.fodselsdato ?? dash)],
  ['Fødselsår', String(personInfo.fodselar ?? dash)],
  ['Yrkesgruppe', yrkesgruppe ?? dash],
  [
    'Periode',
    personInfo.forsikretFra ? formatPeriod(personInfo.forsikretFra, personInfo.forsikretTil) : dash,
  ],
];

/** B2.79; the words are assumed. */
export function totalText(count: number): string {
  if (count === 0) return 'Ingen ansatte er meldt inn';
  return count === 1 ? '1 ansatt er meldt inn' : `${formatCount(count)} ansatte er meldt inn`;
}
